import type { newcomerRefusals } from "@kinora/contracts/newcomer/newcomer-refusals";
import { t } from "@lingui/core/macro";
import type { RefusalDetails, WordsOf } from "./words-of.ts";

const WHAT: Readonly<Record<string, (limit: number) => string>> = {
  orders: (limit) => t`Today’s ${limit} orders of a new account are used up`,
  uploads: (limit) => t`Today’s ${limit} uploads of a new account are used up`,
  reports: (limit) => t`Today’s ${limit} reports of a new account are used up`,
};

function title({ what, limit, by }: RefusalDetails): string {
  if (by === "network") return t`New accounts of your network have done a lot today`;
  return WHAT[String(what)]?.(Number(limit)) ?? t`A new account cannot do this any more today`;
}

function advice({ until }: RefusalDetails): string {
  const end = typeof until === "string" ? new Date(until) : null;
  if (end === null || Number.isNaN(end.getTime())) return t`Come back tomorrow.`;
  const time = end.toLocaleTimeString(undefined, { timeStyle: "short" });
  return t`It goes on at ${time}. After your first week this limit is gone.`;
}

export const newcomerRefusalWords: WordsOf<typeof newcomerRefusals> = {
  NEWCOMER_LIMIT: (details) => [title(details), advice(details)],
};
