import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { GOLDEN_BOARDS } from "./golden-boards.ts";
import { keysOfBoard } from "./keys-of-board.ts";

/** Written by f6fc516, before anything was renamed. A key that is another makes an artifact that exists anew. */
const golden: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL("artifact-keys.json", import.meta.url), "utf8"),
);

test.each(Object.entries(GOLDEN_BOARDS))(
  "%s: its artifacts have the keys they always had",
  (name, board) => {
    expect(keysOfBoard(board)).toEqual(golden[name]);
  },
);
