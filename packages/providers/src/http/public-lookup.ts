import { lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPrivateAddress } from "./is-private-address.ts";

/** An address that nothing may be fetched from. */
export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

/** Finds addresses as Node does and refuses a name that leads to a private one; what it answers is connected to. */
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
