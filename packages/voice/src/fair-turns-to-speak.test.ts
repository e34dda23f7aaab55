import { expect, test } from "vitest";
import { fairTurnsToSpeak } from "./fair-turns-to-speak.ts";

/** Speaks lines of given lengths with a clock of its own; `spoken` lists whose lines have ended. */
function openStage() {
  let time = 0;
  const turns = fairTurnsToSpeak(() => time);
  const spoken: string[] = [];
  const say = async (whose: string, length: number, onBegin = () => {}) => {
    const end = await turns(whose);
    onBegin();
    // Lets everyone else who is ready arrive during this line.
    await new Promise(setImmediate);
    time += length;
    spoken.push(whose);
    end();
  };
  return { say, spoken, turns };
}

test("a single line comes right after the line in progress, however many of another's wait", async () => {
  const { say, spoken } = openStage();
  const lines = Array.from({ length: 30 }, () => say("Ada", 10));
  await lines[4];
  await Promise.all([say("Bruno", 10), ...lines]);
  expect(spoken.indexOf("Bruno")).toBe(6);
});

test("who had long lines waits behind who had short ones; equals alternate", async () => {
  const { say, spoken } = openStage();
  await Promise.all([
    ...Array.from({ length: 4 }, () => say("Ada", 40)),
    ...Array.from({ length: 4 }, () => say("Bruno", 10)),
  ]);
  expect(spoken).toEqual(["Ada", ...Array(4).fill("Bruno"), ...Array(3).fill("Ada")]);
  spoken.length = 0;
  await Promise.all(["Ada", "Ada", "Bruno", "Bruno"].map((whose) => say(whose, 10)));
  expect(spoken).toEqual(["Ada", "Bruno", "Ada", "Bruno"]);
});

test("nobody waits forever, although somebody new comes with every line", async () => {
  const { say, spoken } = openStage();
  const ada = [say("Ada", 60), say("Ada", 60)];
  let left = 100;
  const newcomer = (): Promise<void> => {
    left -= 1;
    const number = left;
    let next: Promise<void> | undefined;
    const here = say(`new ${number}`, 10, () => {
      if (left > 0) next = newcomer();
    });
    return here.then(() => next);
  };
  await Promise.all([...ada, newcomer(), newcomer(), newcomer()]);
  expect(spoken.lastIndexOf("Ada")).toBeLessThan(40);
});

test("a waiting line that is aborted leaves, and the others keep their places", async () => {
  const { say, spoken, turns } = openStage();
  const stop = new AbortController();
  const first = say("Ada", 10);
  const gone = turns("Bruno", stop.signal).catch((error: unknown) => error);
  const rest = [say("Ada", 10), say("Chiyo", 10)];
  stop.abort(new Error("not any more"));
  expect(await gone).toEqual(new Error("not any more"));
  await Promise.all([first, ...rest]);
  expect(spoken).toEqual(["Ada", "Chiyo", "Ada"]);
  await expect(turns("Bruno", stop.signal)).rejects.toThrow("not any more");
  await say("Bruno", 10);
  expect(spoken.at(-1)).toBe("Bruno");
});
