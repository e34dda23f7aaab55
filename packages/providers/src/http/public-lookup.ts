import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPrivateAddress } from "./is-private-address.ts";

/** Thrown for an address that nothing may be fetched from. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

/**
 * Resolves a name as Node does and refuses one that leads to a private address. The connection uses
 * exactly the addresses returned here.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error) return callback(error, "");
    if (!first || addresses.some(({ address }) => isPrivateAddress(address)))
      return callback(new AddressRefused("The name leads to an address of a private network"), "");
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
