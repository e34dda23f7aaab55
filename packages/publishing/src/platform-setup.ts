import type { OrderedPublication } from "@kinora/domain/publication/publication";
import type { PublishingPlatform } from "@kinora/domain/publication/publishing-platform";
import type { PublishingDesk } from "./publishing-desk.ts";

export type PublishingEnvironment = Readonly<Record<string, string | undefined>>;

/** What every adapter is opened with. */
export type PublishingParts = Omit<PublishingDesk<unknown>, "settings">;

/** Describes a platform, or one of its ways to sign in, and how it is configured. */
export interface PlatformSetup<AddressName extends string = string>
  extends Pick<PublishingPlatform, "platform" | "flavour"> {
  /** The variables of the app's id and secret there, in this order. */
  readonly keys: readonly [id: string, secret: string];
  /** Default addresses, without a trailing slash; a variable of the same name overrides each. */
  readonly addresses: Readonly<Record<AddressName, string>>;
  readonly open: (
    app: { readonly id: string; readonly secret: string },
    addresses: Readonly<Record<AddressName, string>>,
    parts: PublishingParts,
  ) => PublishingPlatform;
}

/** Returns the setup unchanged; infers the names of its addresses. */
export const definePlatform = <AddressName extends string>(
  setup: PlatformSetup<AddressName>,
): PlatformSetup<AddressName> => setup;

/** Returns a platform that takes any publication. @throws for one of another platform */
export function takingAny<Kind extends OrderedPublication>(
  platform: PublishingPlatform<Kind>,
): PublishingPlatform {
  const isOwn = (publication: OrderedPublication): publication is Kind =>
    publication.platform === platform.platform;
  const own = (publication: OrderedPublication): Kind => {
    if (isOwn(publication)) return publication;
    throw new Error(`${platform.platform} was given a publication of ${publication.platform}`);
  };
  return {
    ...platform,
    prepare: async ({ connection, publication }, handle) =>
      platform.prepare({ connection, publication: own(publication) }, handle),
    commit: async ({ connection, publication }, handle, signal) =>
      platform.commit({ connection, publication: own(publication) }, handle, signal),
  };
}

/** Returns where uploads may go: the platform's own hosts, or the one that is configured instead. */
export const uploadOrigins = (
  address: string,
  usual: string,
  hosts: readonly string[],
): readonly string[] => (address === usual ? hosts : [new URL(address).origin]);
