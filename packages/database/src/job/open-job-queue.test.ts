import { expect, test } from "vitest";
import { problemName } from "./open-job-queue.ts";

test("a problem of the queue is named, whatever pg-boss made of it, and quotes nobody", () => {
  const { message, stack } = new Error("Query read timeout");
  expect(problemName({ ...{ message, stack } })).toBe("Query read timeout");
  const refused = Object.assign(new Error('invalid input syntax: "my words"'), { code: "22P02" });
  expect(problemName(refused)).toBe("22P02");
});
