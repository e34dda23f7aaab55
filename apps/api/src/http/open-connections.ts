import { siteOf } from "./sender.ts";

/** A site that has no more than these is not what fills the server. */
const FEW = 8;

export interface ConnectionBounds {
  readonly most: number;
  readonly ofSite: number;
  /** Behind an address of ours are many sites. */
  readonly isProxy: (address: string) => boolean;
}

/** What is needed of a socket. */
export interface Connection {
  readonly remoteAddress?: string | undefined;
  destroy(): unknown;
}

interface Site {
  /** Those without a request, the one that has been so for longest first. */
  readonly idle: Set<Connection>;
  readonly busy: Set<Connection>;
}
const sizeOf = ({ idle, busy }: Site) => idle.size + busy.size;

/**
 * The connections of a server. A site may have so many of them; what comes beyond is ended at once. Beyond `most`, each new one ends one of the site that has most of them (an IPv4 address,
 * 48 bits of IPv6): the one that has been idle for longest, else the one that has been busy for longest. Of sites that have
 * equally many, the one that came first and has an idle one: thousands of addresses with one each lock nobody out.
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

  /** @returns false when its last request is not answered yet */
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
      // Of many that hold as few as the newcomer, the first that waits for nothing makes room.
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
