import { postgresOwnKeys, readOwnSpending } from "@kinora/database/hosted/postgres-own-keys";
import { OWN_KEY_SERVICES } from "@kinora/providers/open-with-key";
import { KNOWN_SERVICES } from "@kinora/providers/services";
import type { ApiComposition } from "../compose.ts";
import type { OwnKeyRoutePorts } from "./own-key-routes.ts";

/** Services that people may bring keys for, as all services are told of. */
const OWN_KEY_HOLDERS = KNOWN_SERVICES.filter(({ name }) =>
  OWN_KEY_SERVICES.some((service) => service.name === name),
);

/** What the doors of people's own keys ask. */
export const ownKeyDoors = (
  { database, environment, sealer, testKey, security, ownKeys, now }: ApiComposition,
  modelsOf: OwnKeyRoutePorts["modelsOf"],
): OwnKeyRoutePorts => ({
  services: environment.takesOwnKeys && sealer ? OWN_KEY_HOLDERS : [],
  ...{ keys: postgresOwnKeys(database), sealer, test: testKey, security, modelsOf, now },
  refresh: ownKeys.look,
  spentBy: (userId) => {
    const services = OWN_KEY_HOLDERS.map(({ name }) => name);
    return readOwnSpending(database, userId, services, now());
  },
});
