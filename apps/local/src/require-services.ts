import { SERVICE_VARIABLES } from "@kinora/providers/service-variables";
import { errorMessage } from "./error-code.ts";
import { StartRefusal } from "./start-refusal.ts";

/**
 * Checks the keys and addresses of external services, which api and worker read themselves. What
 * reads them is loaded only when one is set: most starts have none.
 *
 * @throws StartRefusal that names the invalid variable
 */
export async function requireServices(environment: NodeJS.ProcessEnv): Promise<void> {
  if (!SERVICE_VARIABLES.some((name) => environment[name])) return;
  const { configuredProviders } = await import("@kinora/providers/configured-providers");
  const { readServiceLimits } = await import("@kinora/providers/read-service-limits");
  try {
    readServiceLimits(environment);
    configuredProviders(environment);
  } catch (error) {
    throw new StartRefusal(errorMessage(error));
  }
}
