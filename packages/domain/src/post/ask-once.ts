import { isOfPictures } from "./build-publication.ts";
import type { PlanPorts } from "./plan-target.ts";

type Asked = Pick<PlanPorts, "mediaOf" | "connectionsOf">;

/**
 * Reads a work's file once for the pictures and once for the films that it is sent as, and a
 * person's accounts once, however many targets there are. For one request about one work.
 */
export function askOnce<Ports extends Asked>(ports: Ports): Ports {
  const media = new Map<string, ReturnType<Asked["mediaOf"]>>();
  return {
    ...askAccountsOnce(ports),
    mediaOf: (work, target) => {
      const sentAs = isOfPictures(target) ? "picture" : "film";
      const key = `${work.id} ${target.kind === "text" ? "text" : sentAs}`;
      return once(media, key, () => ports.mediaOf(work, target));
    },
  };
}

/** Reads a person's accounts once. */
export function askAccountsOnce<Ports extends Pick<Asked, "connectionsOf">>(ports: Ports): Ports {
  const accounts = new Map<string, ReturnType<Asked["connectionsOf"]>>();
  return {
    ...ports,
    connectionsOf: (userId) => once(accounts, userId, () => ports.connectionsOf(userId)),
  };
}

function once<Value>(known: Map<string, Value>, key: string, ask: () => Value): Value {
  const value = known.get(key) ?? ask();
  known.set(key, value);
  return value;
}
