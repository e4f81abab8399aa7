// What can be changed, from the server's list (fabula.adjust.options) to targets with menus:
// {kind, key, label, now, refs, own, groups: [{title, choices: [{label, current, edit}]}]}.
// `refs` is what a target lights up; `own` are the refs by which a click on the picture finds it.

import { t } from "./i18n.js";

const group = (name, choices) => (choices.length > 1 ? [{ title: t(`adjust.group.${name}`), choices }] : []);

function given(one) {
  const kinds = one.kinds.map((kind) => ({ ...kind, current: kind.attribute === one.kind }));
  const owners = one.owners.map((owner) => ({ ...owner, current: owner.node === one.owner }));
  return {
    kind: "given",
    key: `given-${one.index}`,
    label: one.text,
    now: one.label,
    refs: one.refs,
    own: one.refs,
    groups: [...group("kind", kinds), ...group("owner", owners)],
  };
}

function relation(one) {
  const predicates = one.predicates.map((predicate) => ({ ...predicate, current: predicate.predicate === one.predicate }));
  const more = [
    one.swap && { label: t("adjust.swap"), edit: one.swap },
    one.drop && { label: t("adjust.drop"), edit: one.drop },
  ].filter(Boolean);
  return {
    kind: "relation",
    key: `relation-${one.index}`,
    label: one.text,
    now: one.implicit ? t("equations.known") : "",
    refs: one.refs,
    own: [`r${one.index}`],
    groups: [...group("relation", predicates), ...(more.length ? [{ title: t("adjust.group.more"), choices: more }] : [])],
  };
}

function goal(goals) {
  const chosen = goals.find((one) => one.chosen);
  return {
    kind: "goal",
    key: "goal",
    label: chosen?.label ?? t("adjust.goal.asked"),
    now: "",
    refs: chosen?.refs ?? [],
    own: goals.flatMap((one) => one.refs.filter((ref) => ref.startsWith("v:"))),
    groups: [{ title: t("adjust.group.goal"), choices: goals.map((one) => ({ ...one, current: one.chosen })) }],
  };
}

/** The targets of a view's options; those without anything to choose are left out. */
export function targets(options) {
  if (!options) return [];
  const found = [
    ...options.givens.map(given),
    ...options.relations.map(relation),
    ...(options.goals.some((one) => !one.chosen) ? [goal(options.goals)] : []),
  ];
  return found.filter((target) => target.groups.length);
}
