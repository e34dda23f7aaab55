import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";
import { onTestFinished } from "vitest";

interface Taken {
  readonly to: string;
  readonly raw: string;
}

/** Fault of the next mail. */
type Fault =
  | { readonly at: "rcpt" | "data"; readonly status: number; readonly text?: string }
  | { readonly at: "cut" };

const failure = (responseCode: number, text = "so it is") =>
  Object.assign(new Error(text), { responseCode });

/**
 * Starts a real mail server on this machine, with faults.
 *
 * @param kills called while a mail is being taken; returns whether its sender was killed, which is
 * then not answered
 */
export async function startMailServer(kills: () => boolean = () => false) {
  const taken: Taken[] = [];
  const faults: Fault[] = [];
  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ["STARTTLS"], logger: false },
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(failure(535)),
    onMailFrom(_address, _session, done) {
      if (!kills()) done();
    },
    onRcptTo(_address, _session, done) {
      if (kills()) return;
      const [fault] = faults;
      if (fault?.at !== "rcpt") return done();
      faults.shift();
      done(failure(fault.status, fault.text));
    },
    async onData(stream, session, done) {
      const raw = await textOf(stream).catch(() => null);
      // Its sender died in the middle of it.
      if (raw === null || kills()) return;
      const [fault] = faults;
      if (fault?.at === "data") {
        faults.shift();
        return done(failure(fault.status));
      }
      taken.push({ to: session.envelope.rcptTo[0]?.address ?? "", raw });
      if (kills()) return;
      if (fault?.at !== "cut") {
        done();
        return void kills();
      }
      faults.shift();
      // The mail was accepted, but the connection broke before the reply.
      for (const connection of server.connections) connection.close();
    },
  });
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Number of open connections. */
    open: () => server.connections.size,
    taken,
    fails: (...next: Fault[]) => faults.push(...next),
  };
}

async function textOf(stream: SMTPServerDataStream): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** Returns the value of a header, unfolded. */
export const headOf = (raw: string, name: string): string | null => {
  const [head = ""] = raw.split("\r\n\r\n");
  const lines = head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");
  const prefix = `${name.toLowerCase()}: `;
  return lines.find((line) => line.toLowerCase().startsWith(prefix))?.slice(prefix.length) ?? null;
};
