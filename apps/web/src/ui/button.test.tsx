import { screen } from "@testing-library/react";
import { type SubmitEvent, useState } from "react";
import { expect, test } from "vitest";
import { show } from "../test/show.tsx";
import { Button } from "./button.tsx";

test("keeps the focus while busy, and a second press does nothing", async () => {
  const presses: string[] = [];
  const submits: string[] = [];
  function Form() {
    const [busy, setBusy] = useState(false);
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      submits.push("submitted");
    };
    return (
      <form onSubmit={submit}>
        <input aria-label="Name" />
        <Button
          type="submit"
          busy={busy && "Saving"}
          onClick={() => {
            presses.push("pressed");
            setBusy(true);
          }}
        >
          Save
        </Button>
      </form>
    );
  }
  const { user } = show(() => <Form />);
  await user.click(await screen.findByRole("button", { name: "Save" }));
  const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Saving" });
  expect(document.activeElement).toBe(busy);
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  expect(busy.disabled).toBe(false);
  await user.keyboard("{Enter}");
  await user.click(busy);
  await user.type(screen.getByLabelText("Name"), "Ada{Enter}");
  expect([presses, submits]).toEqual([["pressed"], ["submitted"]]);
});
