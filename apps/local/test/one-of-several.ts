import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { eventually } from "@kinora/local-postgres/eventually";

/** Returns the child processes of `parent` that run this program (Linux). */
export function pidsOf(program: string, parent: number): number[] {
  return readdirSync(`/proc/${parent}/task`)
    .flatMap((thread) => textOf(`/proc/${parent}/task/${thread}/children`).trim().split(" "))
    .filter((pid) => pid !== "" && textOf(`/proc/${pid}/cmdline`).includes(program))
    .map(Number);
}

/** Returns an empty string for a process that has just ended. */
function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Returns which of these processes holds the other end of a local connection (Linux). */
function holderOf(localPort: number, port: number, pids: readonly number[]): number | undefined {
  const hex = (number: number) => number.toString(16).toUpperCase().padStart(4, "0");
  const line = readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((each) => each.trim().split(/\s+/))
    .find(
      ([, local = "", remote = ""]) =>
        local.endsWith(`:${hex(port)}`) && remote.endsWith(`:${hex(localPort)}`),
    );
  const socket = `socket:[${line?.[9]}]`;
  return pids.find((pid) =>
    readdirSync(`/proc/${pid}/fd`).some((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`) === socket;
      } catch {
        return false;
      }
    }),
  );
}

export interface FullAnswer {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

/** A persistent connection to one of the processes that share a port. */
export class OneOfSeveral {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #port: number;
  readonly #token: string;
  localPort = 0;

  constructor(port: number, token: string) {
    this.#port = port;
    this.#token = token;
  }

  /** Resolves with the head of the response; the caller reads the body. */
  open(
    method: string,
    path: string,
    headers: object = {},
    body?: Buffer,
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          ...{ host: "127.0.0.1", port: this.#port, method, path, agent: this.#agent },
          headers: { authorization: `Bearer ${this.#token}`, ...headers },
        },
        resolve,
      );
      asked.once("socket", (socket) => {
        const note = () => {
          this.localPort = socket.localPort ?? 0;
        };
        if (socket.connecting) socket.once("connect", note);
        else note();
      });
      asked.once("error", reject);
      asked.end(body);
    });
  }

  async ask(
    method: string,
    path: string,
    headers: object = {},
    body?: Buffer,
  ): Promise<FullAnswer> {
    const answer = await this.open(method, path, headers, body);
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    const { statusCode = 0 } = answer;
    return { status: statusCode, headers: answer.headers, body: Buffer.concat(parts) };
  }

  close(): void {
    this.#agent.destroy();
  }

  /**
   * Connects to this process once it listens; connections that reach other processes are closed.
   */
  static async to(pid: number, port: number, token: string): Promise<OneOfSeveral> {
    const found = await eventually(60_000, async () => {
      const one = new OneOfSeveral(port, token);
      await one.ask("GET", "/api/health");
      if (holderOf(one.localPort, port, [pid]) === pid) return one;
      one.close();
      return undefined;
    });
    if (!found) throw new Error(`No connection came to process ${pid}.`);
    return found;
  }
}
