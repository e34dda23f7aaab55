/** Services by the protocols of their routes. */
type Services = ReadonlySet<string>;

export interface OwnServices {
  /** Services that somebody has a key of their own for. */
  servicesOf(userId: string): Promise<readonly string[]>;
}

/** What somebody's own keys are looked up with. */
export interface OwnKeyPorts {
  /** Does this server take keys of its members for this service? */
  readonly takesKeyFor: (service: string) => boolean;
}

/** Services that somebody orders from with keys of their own. Never by a token: what it may spend is counted in gems. */
export async function ownServices(
  { id, tokenId }: { readonly id: string; readonly tokenId?: string | undefined },
  keys: OwnServices,
  { takesKeyFor }: OwnKeyPorts,
): Promise<Services> {
  if (tokenId !== undefined) return new Set();
  return new Set((await keys.servicesOf(id)).filter(takesKeyFor));
}
