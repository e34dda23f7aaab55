import { routes } from "@kinora/contracts/routes";
import type { Takeout } from "@kinora/contracts/takeout/takeout";
import type { Signed } from "@kinora/domain/account/signed";
import { Refusal } from "@kinora/domain/refusal";
import type { ArchiveFormat } from "@kinora/domain/takeout/archive";
import {
  type AskForTakeoutPorts,
  againAt,
  askForTakeout,
} from "@kinora/domain/takeout/ask-for-takeout";
import { type FindTakeoutPorts, ownTakeout } from "@kinora/domain/takeout/find-takeout";
import type { TakeoutRecord } from "@kinora/domain/takeout/takeout";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import type { TakeoutAddresses } from "./takeout-address.ts";

export interface TakeoutRoutePorts extends AskForTakeoutPorts, FindTakeoutPorts {
  readonly now: () => Date;
  readonly addresses: TakeoutAddresses;
  readonly archive: Pick<ArchiveFormat, "archiveBytes">;
}

/** Mounts the routes that request the archive of a user's data and report its progress. */
export function mountTakeoutRoutes(server: FastifyInstance, ports: TakeoutRoutePorts): void {
  const { now, addresses } = ports;
  const present = async (person: Signed): Promise<Takeout> => {
    // These routes admit sessions only.
    if (person.scopes !== null) throw new Refusal("SESSION_ONLY");
    const moment = now();
    const found = await ownTakeout(ports, person.userId, moment);
    const href = found ? addresses.sign(found.id, person.sessionId, moment) : "";
    return found
      ? presentTakeout(found, href, ports.archive.archiveBytes(found.totals))
      : { state: "none" };
  };

  mountRoute(server, routes.getTakeout, ({ person }) => present(person));

  mountRoute(server, routes.askForTakeout, async ({ person, locale }) => {
    await askForTakeout(ports, { person, locale, now: now() });
    return present(person);
  });
}

function presentTakeout(found: TakeoutRecord, href: string, bytes: number): Takeout {
  const { state, expiresAt, totals, expectedBytes } = found;
  const askedAt = found.askedAt.toISOString();
  if (state === "failed") return { state, askedAt };
  if (state === "making" || expiresAt === null) {
    const part = expectedBytes === 0 ? 0 : totals.contentBytes / expectedBytes;
    return { state: "making", askedAt, percent: Math.min(99, Math.floor(part * 100)) };
  }
  return {
    ...{ state, askedAt, href, bytes, files: totals.entries },
    until: expiresAt.toISOString(),
    againAt: againAt(found.askedAt).toISOString(),
  };
}
