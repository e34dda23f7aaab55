import { randomBytes } from "node:crypto";
import { routes } from "@kinora/contracts/routes";
import {
  type Invitation,
  SWITCHES_LISTED,
  type SwitchesPage,
} from "@kinora/contracts/switch/switch";
import { changeSwitches } from "@kinora/domain/switch/change-switches";
import {
  type InvitationStore,
  invite,
  type KeptInvitation,
  revokeInvitation,
} from "@kinora/domain/switch/invitations";
import { ALL_OPEN, type SwitchStore } from "@kinora/domain/switch/switches";
import type { FastifyInstance } from "fastify";
import { mountRoute } from "../http/mount-route.ts";
import type { LiveSwitches } from "./live-switches.ts";

type Transact = Parameters<typeof changeSwitches>[0]["transact"] &
  Parameters<typeof invite>[0]["transact"];

export interface SwitchRoutePorts {
  readonly now: () => Date;
  readonly newId: () => string;
  /** Hashes a text. */
  readonly digest: (text: string) => string;
  readonly transact: Transact;
  readonly store: Pick<SwitchStore, "current" | "list">;
  readonly invitations: Pick<InvitationStore, "list">;
  readonly live: Pick<LiveSwitches, "look">;
  /** Engines that can be switched off individually. */
  readonly engines: () => readonly { readonly key: string; readonly title: string }[];
  readonly publicUrl: string;
}

export function mountSwitchRoutes(server: FastifyInstance, ports: SwitchRoutePorts): void {
  const { store, invitations, engines, now, newId } = ports;

  const page = async (): Promise<SwitchesPage> => {
    const [switches, edits, invited] = [
      await store.current(),
      await store.list(SWITCHES_LISTED),
      await invitations.list(SWITCHES_LISTED),
    ];
    return {
      switches: { ...(switches ?? ALL_OPEN) },
      engines: [...engines()],
      history: edits.map((edit) => ({ ...edit, at: edit.at.toISOString() })),
      invitations: invited.map((one) => presentInvitation(one, now())),
    };
  };

  mountRoute(server, routes.getSwitches, page);

  mountRoute(server, routes.changeSwitches, async ({ body, person, requestId }) => {
    const known = engines().map(({ key }) => key);
    const by = { actorId: person.userId, requestId, now: now() };
    await changeSwitches(ports, { ...by, wish: body, known });
    await ports.live.look();
    return page();
  });

  mountRoute(server, routes.invite, async ({ person, requestId }) => {
    const code = randomBytes(24).toString("base64url");
    const by = { id: newId(), actorId: person.userId, requestId, now: now() };
    const expiresAt = await invite(ports, { ...by, codeHash: ports.digest(code) });
    const url = new URL("/login", ports.publicUrl);
    // In the fragment, which browsers never send, so it appears in no log.
    url.hash = `invitation=${code}`;
    return { url: url.href, expiresAt: expiresAt.toISOString() };
  });

  mountRoute(server, routes.revokeInvitation, async ({ params, person, requestId }) => {
    const by = { id: params.id, actorId: person.userId, requestId, now: now() };
    await revokeInvitation(ports, by);
    return page();
  });
}

function presentInvitation(one: KeptInvitation, now: Date): Invitation {
  const { id, createdAt, expiresAt, usedBy } = one;
  return {
    ...{ id, usedBy, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
    state: stateOf(one, now),
  };
}

function stateOf({ usedAt, revokedAt, expiresAt }: KeptInvitation, now: Date): Invitation["state"] {
  if (usedAt !== null) return "used";
  if (revokedAt !== null) return "revoked";
  return expiresAt > now ? "waiting" : "expired";
}
