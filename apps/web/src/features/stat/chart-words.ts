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
  publishing: msg`Publishing`,
  stores: msg`Stores`,
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

const OF_TODAY = msg`By order date, with each work's current state. Days before yesterday are counted once a day.`;
const TIMES = msg`Accurate to 5%.`;

export const CHART_WORDS: Readonly<Record<StatChart, ChartWords>> = {
  "people-new": { title: msg`People who joined`, shape: "bars" },
  "people-active": {
    title: msg`Active people`,
    hint: msg`Unique people who were signed in or ordered a work: that day, within 7 days, within 30.`,
    shape: "lines",
  },
  "creations-kind": { title: msg`Works by kind`, hint: OF_TODAY, shape: "bars" },
  "creations-model": { title: msg`Works by model`, hint: OF_TODAY, shape: "bars" },
  "creations-generation-type": {
    title: msg`Films by what they begin with`,
    hint: OF_TODAY,
    shape: "bars",
  },
  "creations-status": { title: msg`Works by status`, hint: OF_TODAY, shape: "bars" },
  "engines-ended": { title: msg`Orders that ended`, shape: "bars" },
  "engines-failing": {
    title: msg`Failed orders`,
    hint: msg`As a share of works delivered or failed that day (UTC). Works canceled, or refused for their content, don't count. Settings › Services counts the same way, by the hour, and story pictures and voices too.`,
    shape: "lines",
  },
  "engines-median": {
    title: msg`Time to deliver, median`,
    hint: TIMES,
    shape: "lines",
  },
  "engines-p95": {
    title: msg`Time to deliver, 95th percentile`,
    hint: TIMES,
    shape: "lines",
  },
  "queue-waiting": {
    title: msg`Longest queue`,
    hint: msg`Measured every minute.`,
    shape: "lines",
  },
  "queue-oldest": {
    title: msg`Longest wait`,
    hint: msg`Measured every minute.`,
    shape: "lines",
  },
  "storage-held": {
    title: msg`Stored files`,
    hint: msg`At the end of the day. A file shared by several works counts for each. Avatars and voice samples aren't included.`,
    shape: "lines",
  },
  "storage-added": {
    title: msg`Files by date of origin`,
    hint: msg`Only files still kept.`,
    shape: "bars",
  },
  "gems-in": { title: msg`Gems in`, shape: "bars" },
  "gems-out": { title: msg`Gems out`, shape: "bars" },
  "gems-liability": {
    title: msg`Gems people have`,
    hint: msg`Including reserved gems, by kind of credit.`,
    shape: "lines",
  },
  "moderation-reports": { title: msg`Reports`, shape: "bars" },
  "moderation-outcomes": { title: msg`Report outcomes`, shape: "bars" },
  "moderation-median": {
    title: msg`Time to decide a report, median`,
    hint: TIMES,
    shape: "lines",
  },
  "moderation-p95": {
    title: msg`Time to decide a report, 95th percentile`,
    hint: TIMES,
    shape: "lines",
  },
  "moderation-decisions": { title: msg`Decisions`, shape: "bars" },
  "moderation-appeals": { title: msg`Decided appeals`, shape: "bars" },
  "posts-ended": {
    title: msg`Posts that ended, by platform`,
    hint: msg`Published or not. A post to two accounts counts twice.`,
    shape: "bars",
  },
  "posts-failing": {
    title: msg`Posts that failed`,
    hint: msg`As a share of posts published or failed that day (UTC). Canceled ones don't count.`,
    shape: "lines",
  },
  "posts-failed": { title: msg`Why posts weren't published`, shape: "bars" },
};
