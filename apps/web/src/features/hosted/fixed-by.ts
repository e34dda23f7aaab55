import type { HostedService } from "@kinora/contracts/hosted/hosted-service";

/** The variables of the environment that set a budget. */
export const fixedBy = ({ day, month, budget }: Pick<HostedService, "day" | "month" | "budget">) =>
  [...(day.fixed ? [`${budget}_DAY`] : []), ...(month.fixed ? [`${budget}_MONTH`] : [])].join(", ");
