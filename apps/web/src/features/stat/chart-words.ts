import type { StatChart, StatPart, StatRange } from "@kinora/contracts/stat/stat";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

export const PART_WORDS: Readonly<Record<StatPart, MessageDescriptor>> = {
  people: msg`People`,
  creations: msg`Works`,
  engines: msg`Engines`,
  queue: msg`Queue`,
  storage: msg`Storage`,
  gems: msg`Gems`,
  moderation: msg`Moderation`,
};

export const RANGE_WORDS: Readonly<Record<StatRange, MessageDescriptor>> = {
  week: msg`7 days`,
  month: msg`30 days`,
  quarter: msg`90 days`,
  year: msg`A year`,
};

interface ChartWords {
  readonly title: MessageDescriptor;
  readonly hint?: MessageDescriptor;
  /** Stacked bars for values that add up, lines for others. */
  readonly shape: "bars" | "lines";
}

const OF_TODAY = msg`By the day of the order, as works are today. Days before yesterday are counted once a day.`;
const TIMES = msg`True to 5 in 100.`;

export const CHART_WORDS: Readonly<Record<StatChart, ChartWords>> = {
  "people-new": { title: msg`People who joined`, shape: "bars" },
  "people-active": {
    title: msg`Active people`,
    hint: msg`Different people who were signed in or ordered a work: on the day, within 7 days, within 30.`,
    shape: "lines",
  },
  "creations-kind": { title: msg`Works by kind`, hint: OF_TODAY, shape: "bars" },
  "creations-model": { title: msg`Works by model`, hint: OF_TODAY, shape: "bars" },
  "creations-status": { title: msg`Works by status`, hint: OF_TODAY, shape: "bars" },
  "engines-ended": { title: msg`Orders that ended`, shape: "bars" },
  "engines-failing": {
    title: msg`Failed orders`,
    hint: msg`Of those that were delivered or failed. What was called off, or refused for what it asked for, does not count.`,
    shape: "lines",
  },
  "engines-median": {
    title: msg`From order to work, median`,
    hint: TIMES,
    shape: "lines",
  },
  "engines-p95": {
    title: msg`From order to work, 95 of 100`,
    hint: TIMES,
    shape: "lines",
  },
  "queue-waiting": {
    title: msg`Most that waited`,
    hint: msg`Looked at every minute.`,
    shape: "lines",
  },
  "queue-oldest": {
    title: msg`Longest wait`,
    hint: msg`Looked at every minute.`,
    shape: "lines",
  },
  "storage-held": {
    title: msg`Files that are kept`,
    hint: msg`At the end of the day. A file that several works hold counts for each. Avatars and voice samples are left out.`,
    shape: "lines",
  },
  "storage-added": {
    title: msg`Files by the day of what they belong to`,
    hint: msg`As far as they are still kept.`,
    shape: "bars",
  },
  "gems-in": { title: msg`Gems that came in`, shape: "bars" },
  "gems-out": { title: msg`Gems that went out`, shape: "bars" },
  "gems-liability": {
    title: msg`Gems that people have`,
    hint: msg`Reserved ones too, by the kind of credit they came from.`,
    shape: "lines",
  },
  "moderation-reports": { title: msg`Reports`, shape: "bars" },
  "moderation-outcomes": { title: msg`What became of reports`, shape: "bars" },
  "moderation-median": {
    title: msg`From report to decision, median`,
    hint: TIMES,
    shape: "lines",
  },
  "moderation-p95": {
    title: msg`From report to decision, 95 of 100`,
    hint: TIMES,
    shape: "lines",
  },
  "moderation-decisions": { title: msg`Decisions about works`, shape: "bars" },
  "moderation-appeals": { title: msg`Appeals that were decided`, shape: "bars" },
};
