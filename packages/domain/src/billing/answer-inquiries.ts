import type { BoughtAt } from "./asked-stores.ts";
import { InquiryRefused } from "./inquiry-refused.ts";
import type { PhonePlace } from "./phone-store.ts";
import type { DueInquiry, InquiryAnswer, InquiryFacts, InquiryStore } from "./refund-inquiry.ts";

export interface AnswerInquiryPorts {
  readonly inquiries: InquiryStore;
  /** Null where this server doesn't sell, or takes no questions. */
  readonly answererOf: (of: BoughtAt) => Pick<PhonePlace, "answerInquiry"> | null;
  readonly log: (message: string) => void;
}

const MINUTE = 60_000;
const MONTH = (365.25 / 12) * 1_440 * MINUTE;
const MOST = 20;
const ALL = 100_000;

/**
 * Answers what stores ask before they decide about refunds, with what we hold, if the buyer agreed
 * to that. What can't be answered yet is looked at again until its time is over. The answer is
 * stored before it is given: a process that ends in between is followed by another, which says the
 * same.
 */
export async function answerInquiries(ports: AnswerInquiryPorts, now: () => Date): Promise<void> {
  const { inquiries, log } = ports;
  const missed = await inquiries.miss(now());
  if (missed > 0) log(`${missed} questions about refunds were not answered in time.`);
  for (const inquiry of await inquiries.takeDue(now(), MOST))
    await answerOne(ports, inquiry, now).catch(async (error: unknown) => {
      log(`question ${inquiry.id} of ${inquiry.store}: ${error}`);
      const next = { at: new Date(+now() + pauseAfter(inquiry, now())), tries: inquiry.tries + 1 };
      await inquiries.setDue(inquiry, next);
    });
}

/** Doubles from a minute to half an hour, but leaves time for another try before the last moment. */
function pauseAfter({ tries, answerBy }: DueInquiry, now: Date): number {
  const pause = Math.min(MINUTE * 2 ** tries, 30 * MINUTE);
  const left = +answerBy - +now;
  return left > 0 ? Math.min(pause, Math.max(MINUTE, left / 2)) : pause;
}

async function answerOne(
  { inquiries, answererOf, log }: AnswerInquiryPorts,
  inquiry: DueInquiry,
  now: () => Date,
): Promise<void> {
  const { store, token, paymentRef: ref } = inquiry;
  const facts = await inquiries.facts(inquiry);
  const answer = facts?.hasConsented ? answererOf({ ...facts, store })?.answerInquiry : undefined;
  if (!facts || !answer) {
    const at = new Date(+now() + 10 * MINUTE);
    await inquiries.setDue(inquiry, { at, tries: inquiry.tries });
    return;
  }
  const kept = await inquiries.keepAnswer(inquiry, decideAnswer(facts, now()));
  try {
    await answer({ ref, token, answer: kept });
  } catch (error) {
    if (!(error instanceof InquiryRefused)) throw error;
    log(`question ${inquiry.id} of ${store}: ${error.message}`);
    const end = { state: "refused", problem: error.message, at: now() } as const;
    await inquiries.setEnded(inquiry, end);
    return;
  }
  await inquiries.setEnded(inquiry, { state: "answered", problem: null, at: now() });
}

/**
 * Says what we hold: of all gems that it brings, how many were used; of a plan or pass, rather how
 * much of its time is over, if that is more. We ask for the money to go back where nothing was delivered or used, and
 * otherwise have no say: the store decides.
 */
export function decideAnswer(
  {
    isPlan,
    gems,
    used,
    monthly,
    span,
    sampled,
  }: Omit<InquiryFacts, "userId" | "environment" | "hasConsented">,
  now: Date,
): InquiryAnswer {
  const delivered = isPlan || gems > 0;
  const months = monthly === null || span === null ? 0 : monthly * monthsOf(span);
  const ofGems = gems === 0 ? 0 : share(used, Math.max(gems, months));
  const ofTime = span === null ? 0 : share(+now - +span.from, +span.until - +span.from);
  const consumed = delivered ? Math.max(ofGems, ofTime) : 0;
  return { delivered, consumed, sampled, prefersGrant: consumed === 0 };
}

/** A payment is for a month or a year, and a store's clock a little away from ours. */
const monthsOf = ({ from, until }: NonNullable<InquiryFacts["span"]>): number =>
  Math.max(1, Math.round((+until - +from) / MONTH));

const share = (part: number, whole: number): number =>
  whole <= 0 ? ALL : Math.min(ALL, Math.max(0, Math.floor((part / whole) * ALL)));
