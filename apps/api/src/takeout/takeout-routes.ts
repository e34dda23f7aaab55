import { routes } from "@kinora/contracts/routes";
import type { Takeout } from "@kinora/contracts/takeout/takeout";
import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";
import {
  type AskForTakeoutPorts,
  againAt,
  askForTakeout,
} from "@kinora/domain/takeout/ask-for-takeout";
import { type FindTakeoutPorts, ownTakeout } from "@kinora/domain/takeout/find-takeout";
import type { TakeoutRecord } from "@kinora/domain/takeout/takeout";
import { archiveBytes } from "@kinora/storage/zip/place-entries";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import type { TakeoutAddresses } from "./takeout-address.ts";

export interface TakeoutRoutePorts extends AskForTakeoutPorts, FindTakeoutPorts {
  readonly now: () => Date;
  readonly addresses: TakeoutAddresses;
}

/** How far the archive of somebody's things is, and having it made. */
export function mountTakeoutRoutes(server: FastifyInstance, ports: TakeoutRoutePorts): void {
  const { now, addresses } = ports;
  const present = async (person: Signed): Promise<Takeout> => {
    // The doors let sessions in alone.
    if (person.scopes !== null) throw new Refusal("SESSION_ONLY");
    const moment = now();
    const found = await ownTakeout(ports, person.userId, moment);
    const href = found ? addresses.sign(found.id, person.sessionId, moment) : "";
    return found ? presentTakeout(found, href) : { state: "none" };
  };

  mountRoute(server, routes.getTakeout, ({ person }) => present(person));

  mountRoute(server, routes.askForTakeout, async ({ person, locale }) => {
    await askForTakeout(ports, { person, locale, now: now() });
    return present(person);
  });
}

function presentTakeout(found: TakeoutRecord, href: string): Takeout {
  const { state, expiresAt, totals, expectedBytes } = found;
  const askedAt = found.askedAt.toISOString();
  if (state === "failed") return { state, askedAt };
  if (state === "making" || expiresAt === null) {
    const part = expectedBytes === 0 ? 0 : totals.contentBytes / expectedBytes;
    return { state: "making", askedAt, percent: Math.min(99, Math.floor(part * 100)) };
  }
  return {
    ...{ state, askedAt, href, bytes: archiveBytes(totals), files: totals.entries },
    until: expiresAt.toISOString(),
    againAt: againAt(found.askedAt).toISOString(),
  };
}
