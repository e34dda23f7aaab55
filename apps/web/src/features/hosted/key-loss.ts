import type { HostedService } from "@kinora/contracts/hosted/hosted-service";
import { plural, t } from "@lingui/core/macro";
import { readLocale } from "../../text/reading.ts";

/** Returns the consequences of removing a service's key, while `all` services are configured. */
export function keyLoss(service: HostedService, all: readonly HostedService[]): string {
  return [modelsLost(service, all), ordersLost(service)].join(" ");
}

function modelsLost({ name, models, writes }: HostedService, all: readonly HostedService[]) {
  if (writes) return t`Its language models can no longer be chosen.`;
  const others = all.filter((one) => one.name !== name && hasKey(one));
  const lost = models.filter((model) => !others.some((one) => one.models.includes(model)));
  const list = new Intl.ListFormat(readLocale()).format(lost);
  if (models.length > 0 && lost.length === 0)
    return t`Its models stay on offer: other services with a key have all of them.`;
  if (lost.length < models.length)
    return t`No longer offered: ${{ list }}. Other services with a key have its other models.`;
  return t`Its models will no longer be offered.`;
}

function ordersLost({ orders: { open } }: HostedService): string {
  if (open === 0) return t`Works made with them stay.`;
  return t`${plural({ open }, { one: "# order", other: "# orders" })} still in progress there will be canceled and the gems returned; the service may bill you.`;
}

/** True when orders can be placed with the operator's key. */
export const hasKey = ({ key: { source } }: HostedService): boolean =>
  source === "environment" || source === "entered";
