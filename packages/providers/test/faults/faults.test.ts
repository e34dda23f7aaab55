import { isAskedById, isAskedByKey, type UpstreamStanding } from "@kinora/domain/hosted/provider";
import { openSimulator, SIMULATORS } from "@kinora/provider-simulators/all/simulators";
import type {
  AccountFault,
  AskFault,
  CallFault,
  OrderEnding,
  PriceFault,
  SubmitFault,
} from "@kinora/provider-simulators/faults";
import { expect, test } from "vitest";
import { KNOWN_SERVICES, testKey } from "../../src/services.ts";
import { FAULTS, type FaultKind, whyNot } from "./impossible.ts";
import { KEY, LEFT_OUT, type OpenSample, openSample, SAMPLES, serviceOf } from "./open-sample.ts";

const open = (name: string) =>
  openSample(name, { fileAddress: ({ id }) => `https://f.example/${id}` });

/** Every fault of a kind at every service that can have it. */
const casesOf = <Fault extends string>(kind: FaultKind) =>
  SAMPLES.flatMap((name) =>
    FAULTS[kind]
      .filter((fault) => whyNot(kind, fault, name) === null)
      .map((fault) => [fault as unknown as Fault, name] as const),
  );

test("every simulated service is ordered from", () => expect(LEFT_OUT).toEqual([]));

test("every refusal that a service cannot give is one with a reason", () => {
  for (const name of SAMPLES.filter((sample) => serviceOf(sample) in SIMULATORS)) {
    const { refuses } = openSimulator(serviceOf(name), {
      ...{ now: () => new Date(), fileAddress: () => "", movesWhenAsked: false },
    });
    for (const fault of ["policy", "input", "quota", "auth"] as const)
      expect(refuses.includes(fault), `${fault} at ${name}`).toBe(
        whyNot("submit", fault, name) === null,
      );
  }
});

/** Outcome of an order, and whether it was accepted. */
const OUTCOMES: Readonly<Record<SubmitFault, readonly [outcome: object, bills: number]>> = {
  "never arrives": [{ kind: "not sent", unreachable: true }, 0],
  "lost before": [{ kind: "unknown" }, 0],
  "lost after": [{ kind: "unknown" }, 1],
  hangs: [{ kind: "unknown" }, 1],
  "500 before": [{ kind: "unknown" }, 0],
  "500 after": [{ kind: "unknown" }, 1],
  "503 after": [{ kind: "unknown" }, 1],
  "broken off": [{ kind: "unknown" }, 1],
  unreadable: [{ kind: "unknown" }, 1],
  "429": [{ kind: "not sent", afterMilliseconds: 30_000 }, 0],
  policy: [{ kind: "refused", why: "policy" }, 0],
  input: [{ kind: "refused", why: "input" }, 0],
  quota: [{ kind: "refused", why: "quota" }, 0],
  auth: [{ kind: "refused", why: "auth" }, 0],
  "404": [{ kind: "refused", why: "away" }, 0],
  "403": [{ kind: "refused", why: "denied" }, 0],
};

test.each(casesOf<SubmitFault>("submit"))("an order, %s, at %s", async (fault, name) => {
  const { simulator, submit } = await open(name);
  simulator.faults.submit.push(fault);
  const [outcome, bills] = OUTCOMES[fault];
  expect(await submit()).toMatchObject(outcome);
  expect(simulator.orders.size).toBe(bills);
});

/** Sends the order, and returns what an adapter asks for later. */
async function sent(sample: OpenSample) {
  const { provider, simulator } = sample;
  const outcome = await sample.submit();
  if (outcome.kind !== "accepted") throw new Error(`It is ${outcome.kind}`);
  const [order] = simulator.orders.values();
  if (!order || !provider) throw new Error("Nobody ordered");
  return { order, provider, taken: { endpoint: order.endpoint, upstreamId: outcome.upstreamId } };
}

/** Asks as often as an adapter would: for its standing, and once it is done for its result. */
async function outcomeOf(sample: OpenSample): Promise<UpstreamStanding["kind"] | "files" | "gone"> {
  const { provider, taken, order } = await sent(sample);
  sample.simulator.tick();
  sample.simulator.tick();
  if (isAskedByKey(provider)) {
    const body = JSON.stringify(order.input);
    return (await provider.replay({ endpoint: order.endpoint, body }, KEY)).kind;
  }
  if (!isAskedById(provider)) return "unclear";
  const standing = await provider.standing(taken);
  return standing.kind === "done" ? (await provider.result(taken)).kind : standing.kind;
}

test.each(casesOf<AskFault>("ask"))("a question, %s, at %s", async (fault, name) => {
  const sample = await open(name);
  const { provider, taken, order } = await sent(sample);
  const { simulator } = sample;
  const ask = async (): Promise<string> => {
    if (isAskedById(provider)) return (await provider.standing(taken)).kind;
    if (!isAskedByKey(provider)) return "nothing to ask";
    const body = JSON.stringify(order.input);
    return (await provider.replay({ endpoint: order.endpoint, body }, KEY)).kind;
  };
  // Its queue says of an order only where it stands; the history has its status.
  if (name === "comfyui" && fault === "unheard status") {
    simulator.faults.ask.push(null);
    simulator.tick();
    simulator.tick();
  }
  simulator.faults.ask.push(fault);
  expect(await ask()).toBe("unclear");
  simulator.tick();
  simulator.tick();
  expect(await ask()).toBe(isAskedByKey(provider) ? "files" : "done");
  if (!isAskedById(provider) || fault === "unheard status") return;
  simulator.faults.ask.push(fault);
  expect((await provider.result(taken)).kind).toBe("unclear");
  expect((await provider.result(taken)).kind).toBe("files");
  expect(simulator.orders.size).toBe(1);
});

const WITHOUT_RESULT = ["failed", "gone", "unclear", "refused", "unknown"];

test.each(casesOf<OrderEnding>("ending"))("an order that ends %s at %s", async (ending, name) => {
  const sample = await open(name);
  sample.simulator.endings.push(ending);
  const atOnce = whyNot("ask", "503", name) !== null;
  const said = async () => {
    if (!atOnce) return outcomeOf(sample);
    const outcome = await sample.submit();
    if (outcome.kind !== "accepted") return outcome.kind;
    return outcome.files?.length ? "files" : "gone";
  };
  const kind = await said();
  // The standing of a film does not tell; only its address does.
  if (name === "videos" && ending === "partial") {
    const [{ id = "" } = {}] = sample.simulator.orders.values();
    const url = `http://videos.example/v1/videos/${id}/content`;
    const headers = { authorization: "Bearer simulated" };
    const answer = sample.simulator.answer({ method: "GET", url, headers });
    expect(answer).toMatchObject({ answer: { status: 404 } });
    return;
  }
  if (ending === "done") expect(kind).toBe("files");
  else if (ending === "policy") expect(kind).toBe("refused");
  else expect(WITHOUT_RESULT).toContain(kind);
});

test.each(casesOf("cancel"))("a cancellation, %s, at %s", async (_fault, name) => {
  const sample = await open(name);
  const { provider, taken, order } = await sent(sample);
  if (!isAskedById(provider)) throw new Error("It is asked by no id");
  sample.simulator.faults.cancel.push("goes on");
  expect(await provider.cancel?.(taken)).toBe(true);
  sample.simulator.tick();
  sample.simulator.tick();
  expect(await provider.standing(taken)).toEqual({ kind: "done" });
  expect((await provider.result(taken)).kind).toBe("files");
  expect(sample.simulator.isPaid(order)).toBe(true);
});

test.each(casesOf<CallFault>("call"))("a webhook, %s, of %s", async (fault, name) => {
  const { simulator, submit, verify } = await open(name);
  simulator.faults.call.push(fault);
  await submit("https://ours.example/call?token=secret");
  const early = simulator.takeCalls();
  simulator.tick();
  simulator.tick();
  const due = simulator.takeCalls();
  const late = simulator.takeCalls();
  const counted = { never: [0, 0, 0], twice: [0, 2, 0], early: [1, 0, 0], late: [0, 0, 1] };
  expect([early.length, due.length, late.length]).toEqual(
    fault === "forged" ? [0, 1, 0] : counted[fault],
  );
  const [id] = simulator.orders.keys();
  for (const call of [...early, ...due, ...late]) {
    const isOurs = call.url.endsWith("token=secret");
    const heard = (await verify?.(call, new Date())) === id && isOurs;
    expect(heard).toBe(fault !== "forged");
  }
});

/** Services that say what an order cost. */
const SAYERS = ["fal", "runway", "byteplus film"];

test.each(casesOf<PriceFault>("price"))("a bill, %s, of %s", async (fault, name) => {
  const sample = await open(name);
  const usual = await open(name);
  await usual.submit();
  sample.simulator.faults.price.push(fault);
  await sample.submit();
  const billAt = ({ simulator }: OpenSample) => {
    const [order] = simulator.orders.values();
    return order ? simulator.billOf(order).mills : Number.NaN;
  };
  const [bill, listed] = [billAt(sample), billAt(usual)];
  expect(bill / listed).toBeCloseTo(fault === "dearer" ? 1.6 : 0.8);
  expect(listed).toBeGreaterThan(0);
  if (!SAYERS.includes(name) || !sample.provider || !isAskedById(sample.provider)) return;
  sample.simulator.tick();
  sample.simulator.tick();
  const [order] = sample.simulator.orders.values();
  const said = await sample.provider.cost({
    ...{ endpoint: order?.endpoint ?? "", upstreamId: order?.id ?? "" },
  });
  expect(said).toBe(Math.ceil(bill - 1e-6));
});

test.each(casesOf<AccountFault>("account"))("an account with %s at %s", async (fault, name) => {
  const { simulator, submit, exchange } = await open(name);
  simulator.faults.account = fault;
  const quota = whyNot("submit", "quota", name) === null ? "quota" : "denied";
  const why = fault === "key revoked" ? "auth" : quota;
  expect(await submit()).toMatchObject({ kind: "refused", why });
  expect(simulator.orders.size).toBe(0);
  const service = serviceOf(name);
  const about = KNOWN_SERVICES.find((known) => known.name === service);
  const key = simulator.environment()[about?.keyVariable ?? ""] ?? "";
  if (about?.isTestable)
    expect((await testKey(service, key, { environment: {}, exchange })).verdict).toBe(
      fault === "key revoked" ? "refused" : "accepted",
    );
  simulator.faults.account = null;
  expect(await submit()).toMatchObject({ kind: "accepted" });
});
