import { expect, test } from "vitest";
import { problemName } from "./open-job-queue.ts";

test("names a problem of the queue whatever form pg-boss gives it, and quotes no user text", () => {
  const { message, stack } = new Error("Query read timeout");
  expect(problemName({ ...{ message, stack } })).toBe("Query read timeout");
  const refused = Object.assign(new Error('invalid input syntax: "my words"'), { code: "22P02" });
  expect(problemName(refused)).toBe("22P02");
});
