import { REMIX_AUDIENCES } from "@kinora/contracts/remix/remix";
import { expect, it } from "vitest";
import { remixingOf } from "./remix-standing.ts";

it("lets people remix as the author chose, and never whom a block parts", () => {
  const answers = REMIX_AUDIENCES.flatMap((audience) =>
    [false, true].flatMap((follows) =>
      [false, true].map((blocked) => {
        const answer = remixingOf({ isOwn: false, audience, follows, blocked });
        return `${audience} follows:${follows} blocked:${blocked} ${answer}`;
      }),
    ),
  );
  expect(answers).toEqual([
    "everybody follows:false blocked:false open",
    "everybody follows:false blocked:true closed",
    "everybody follows:true blocked:false open",
    "everybody follows:true blocked:true closed",
    "followers follows:false blocked:false followers",
    "followers follows:false blocked:true closed",
    "followers follows:true blocked:false open",
    "followers follows:true blocked:true closed",
    "nobody follows:false blocked:false closed",
    "nobody follows:false blocked:true closed",
    "nobody follows:true blocked:false closed",
    "nobody follows:true blocked:true closed",
  ]);
  for (const audience of REMIX_AUDIENCES)
    expect(remixingOf({ isOwn: true, audience, follows: false, blocked: false })).toBe("open");
});
