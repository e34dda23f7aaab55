import { siteOf } from "./sender.ts";

/** A site with at most this many connections is not what fills the server. */
const FEW = 8;

export interface ConnectionBounds {
  readonly most: number;
  readonly ofSite: number;
  /** True for trusted proxies, which carry the connections of many sites. */
  readonly isProxy: (address: string) => boolean;
}

/** The part of a socket that is used here. */
export interface Connection {
  readonly remoteAddress?: string | undefined;
  destroy(): unknown;
}

interface Site {
  /** Connections without a request, longest idle first. */
  readonly idle: Set<Connection>;
  readonly busy: Set<Connection>;
}
const sizeOf = ({ idle, busy }: Site) => idle.size + busy.size;

/**
 * The open connections of a server, by site (an IPv4 address or a 48-bit IPv6 prefix). Connections
 * beyond a site's limit are closed at once. Beyond `most`, each new connection closes one of the
 * largest site: the longest idle one, or else the longest busy one. Among sites of equal size it is
 * the earliest that has an idle connection, so that thousands of addresses with one connection each
 * lock nobody out.
 */
export class OpenConnections {
  readonly #sites = new Map<string, Site>();
  readonly #bounds: ConnectionBounds;
  #count = 0;

  constructor(bounds: ConnectionBounds) {
    this.#bounds = bounds;
  }

  open(connection: Connection): void {
    const { most, ofSite, isProxy } = this.#bounds;
    const site = this.#siteOf(connection);
    if (sizeOf(site) >= ofSite && !isProxy(connection.remoteAddress ?? "")) {
      connection.destroy();
      return;
    }
    site.idle.add(connection);
    this.#count += 1;
    if (this.#count > most) this.#endOne(connection);
  }

  /**
   * @returns false when its previous request is not answered yet
   */
  begin(connection: Connection): boolean {
    const { idle, busy } = this.#siteOf(connection);
    if (busy.has(connection)) return false;
    idle.delete(connection);
    busy.add(connection);
    return true;
  }

  answered(connection: Connection): void {
    const { idle, busy } = this.#siteOf(connection);
    if (busy.delete(connection)) idle.add(connection);
  }

  closed(connection: Connection): void {
    const name = nameOf(connection);
    const site = this.#sites.get(name);
    if (!site || !(site.idle.delete(connection) || site.busy.delete(connection))) return;
    this.#count -= 1;
    if (sizeOf(site) === 0) this.#sites.delete(name);
  }

  #endOne(latest: Connection): void {
    const own = this.#siteOf(latest);
    let largest = own;
    for (const site of this.#sites.values()) {
      // Among sites no larger than the newcomer's, the first with an idle connection makes room.
      const yields = largest === own && sizeOf(site) === sizeOf(own) && site.idle.size > 0;
      if (sizeOf(site) > sizeOf(largest) || yields) largest = site;
    }
    const [longestIdle = latest] = largest.idle;
    const [longestBusy = latest] = largest.busy;
    const ended = longestIdle === latest && sizeOf(largest) > FEW ? longestBusy : longestIdle;
    this.closed(ended);
    ended.destroy();
  }

  #siteOf(connection: Connection): Site {
    const name = nameOf(connection);
    const site = this.#sites.get(name) ?? { idle: new Set(), busy: new Set() };
    this.#sites.set(name, site);
    return site;
  }
}

const nameOf = ({ remoteAddress = "" }: Connection) => siteOf(remoteAddress);
