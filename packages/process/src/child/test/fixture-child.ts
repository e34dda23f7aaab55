import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerCalls, type CallInHand } from "../answer-calls.ts";

/** What a child can access. */
export interface Sight {
  readonly environment: NodeJS.ProcessEnv;
  readonly temporary: string;
  readonly network: string;
}

export type FixtureRequest =
  | {
      readonly do:
        | "look"
        | "hang"
        | "sleep"
        | "be busy"
        | "spin"
        | "eat heap"
        | "eat buffers"
        | "wait for the cancel";
    }
  | { readonly do: "answer" | "exit"; readonly value: number }
  | { readonly do: "refuse" | "fail"; readonly why: string }
  | { readonly do: "read" | "write" | "list"; readonly path: string }
  | { readonly do: "connect"; readonly port: number }
  | { readonly do: "start a program that stays" };

class Refused extends Error {}

function look(): Sight {
  const temporary = tmpdir();
  writeFileSync(join(temporary, "left-behind"), "…");
  const environment = { ...process.env };
  return { environment, temporary, network: readlinkSync("/proc/self/ns/net") };
}

async function reach(port: number): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1" });
  return new Promise((resolve) => {
    socket.once("connect", () => resolve("connected"));
    socket.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

function hold(bytes: () => unknown): never {
  const held: unknown[] = [];
  for (;;) held.push(bytes());
}

/** Executes instructions, for tests. */
async function obey(
  request: FixtureRequest,
  { report, signal }: CallInHand<number>,
): Promise<unknown> {
  switch (request.do) {
    case "look":
      return look();
    case "hang":
      for (;;);
    case "sleep":
      return new Promise((resolve) => setTimeout(resolve, 600_000));
    case "be busy":
      for (let share = 0; ; share += 1) {
        report(share);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    case "spin":
      for (;;);
    case "eat heap":
      return hold(() => new Array(10_000).fill(0).map((_, index) => `${index} of much`));
    case "eat buffers":
      return hold(() => Buffer.alloc(16 * 1024 * 1024, 1));
    case "wait for the cancel":
      report(0);
      await once(signal, "abort");
      return "cancelled";
    case "answer":
      return request.value;
    case "exit":
      return process.exit(request.value);
    case "refuse":
      throw new Refused(request.why);
    case "fail":
      throw new Error(request.why);
    case "read":
      return readFileSync(request.path, "utf8");
    case "list":
      return readdirSync(request.path);
    case "write":
      return writeFileSync(request.path, "written");
    case "connect":
      return reach(request.port);
    case "start a program that stays":
      return spawn("sleep", ["600"], { stdio: "ignore" }).pid;
  }
}

answerCalls(obey, (error) => (error instanceof Refused ? error.message : null));
