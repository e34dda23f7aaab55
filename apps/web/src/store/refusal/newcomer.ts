import type { newcomerRefusals } from "@kinora/contracts/newcomer/newcomer-refusals";
import { t } from "@lingui/core/macro";
import { timeText } from "../../text/moment-text.ts";
import type { RefusalDetails, WordsOf } from "./words-of.ts";

const WHAT: Readonly<Record<string, (limit: number) => string>> = {
  orders: (limit) => t`You've used a new account's ${limit} orders for today`,
  uploads: (limit) => t`You've used a new account's ${limit} uploads for today`,
  reports: (limit) => t`You've used a new account's ${limit} reports for today`,
};

function title({ what, limit, by }: RefusalDetails): string {
  if (by === "network") return t`New accounts on your network did a lot today`;
  return WHAT[String(what)]?.(Number(limit)) ?? t`A new account can't do this again today`;
}

function advice({ until }: RefusalDetails): string {
  const end = typeof until === "string" ? new Date(until) : null;
  if (end === null || Number.isNaN(end.getTime())) return t`Come back tomorrow.`;
  const time = timeText(end);
  return t`Continue at ${time}. This limit ends after your first week.`;
}

export const newcomerRefusalWords: WordsOf<typeof newcomerRefusals> = {
  NEWCOMER_LIMIT: (details) => [title(details), advice(details)],
};
