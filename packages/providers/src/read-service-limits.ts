import type { ServiceLimits } from "@kinora/domain/hosted/service-limits";
import { OWN_SERVERS, PROVIDERS } from "./services.ts";

/** Most services queue further orders themselves; ours are fair between users. */
const USUAL = 10;
/** Services with a lower limit on their first paid tier, and servers with one graphics card. */
const LOWER: Readonly<Record<string, number>> = {
  runway: 3,
  elevenlabs: 3,
  comfyui: 2,
  images: 2,
  videos: 2,
  speech: 2,
};
const MOST = 1_000;

/**
 * Reads `SERVICE_LIMITS`, like `fal=20,runway=5`: how many orders may be at a service at once.
 *
 * @throws an error of one sentence that names the variable
 */
export function readServiceLimits({
  SERVICE_LIMITS: text = "",
}: Readonly<Record<string, string | undefined>>): ServiceLimits {
  const set = new Map(text.split(",").flatMap((pair) => (pair.trim() ? [readPair(pair)] : [])));
  return (service) => set.get(service) ?? LOWER[service] ?? USUAL;
}

function readPair(pair: string): readonly [string, number] {
  const [service = "", limit = "", ...more] = pair.split("=").map((part) => part.trim());
  const known = [...PROVIDERS, ...OWN_SERVERS].map(({ name }) => name);
  if (!known.includes(service))
    throw new Error(`SERVICE_LIMITS names "${service}": it must be one of ${known.join(", ")}.`);
  if (!/^\d{1,4}$/.test(limit) || more.length > 0 || Number(limit) < 1 || Number(limit) > MOST)
    throw new Error(`SERVICE_LIMITS has "${pair.trim()}": it must be like ${service}=5.`);
  return [service, Number(limit)];
}
