/** Services by route protocol. */
type Services = ReadonlySet<string>;

export interface OwnServices {
  /** Returns the services that a user has entered a key for. */
  servicesOf(userId: string): Promise<readonly string[]>;
}

/** Ports for looking up users' own keys. */
export interface OwnKeyPorts {
  /** Returns whether this server accepts users' own keys for a service. */
  readonly takesKeyFor: (service: string) => boolean;
}

/**
 * Returns the services that a person orders from with their own keys. None for orders with a token,
 * whose spending limits count gems.
 */
export async function ownServices(
  { id, tokenId }: { readonly id: string; readonly tokenId?: string | undefined },
  keys: OwnServices,
  { takesKeyFor }: OwnKeyPorts,
): Promise<Services> {
  if (tokenId !== undefined) return new Set();
  return new Set((await keys.servicesOf(id)).filter(takesKeyFor));
}
