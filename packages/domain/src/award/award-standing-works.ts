import { awardTable } from "@kinora/contracts/award/award-table";
import { type DuePage, type DuePorts, eachDue } from "../each-due.ts";
import { utcDay } from "../gem/utc-day.ts";
import type { AwardStore, AwardWorkStores } from "./award-stores.ts";
import { AWARDED_WITHIN_DAYS, awardWork } from "./award-work.ts";
import { utcWeek } from "./utc-week.ts";

const HOUR = 60 * 60_000;
const BATCH = 100;

/** Awards all works that have been in the feed for long enough, each in its own transaction. */
export async function awardStandingWorks(
  ports: Pick<DuePorts, "log"> & {
    readonly awards: Pick<AwardStore, "findStanding">;
    readonly transact: <T>(work: (stores: AwardWorkStores) => Promise<T>) => Promise<T>;
  },
  now: () => Date,
): Promise<void> {
  const moment = now();
  const { standingHours } = awardTable(utcDay(moment));
  const asked = {
    week: utcWeek(moment),
    from: new Date(moment.getTime() - AWARDED_WITHIN_DAYS * 24 * HOUR),
    to: new Date(moment.getTime() - standingHours * HOUR),
  };
  const work = (creationId: string) =>
    ports.transact((stores) => awardWork(stores, { creationId, now: now() }));
  for (const kind of ["story", "video"] as const) {
    const find = (page: DuePage) => ports.awards.findStanding({ ...asked, kind }, page);
    await eachDue({ find, work, log: ports.log }, BATCH);
  }
}
