import { screen } from "@testing-library/react";
import { type SubmitEvent, useState } from "react";
import { expect, test } from "vitest";
import { show } from "../test/show.tsx";
import { Button } from "./button.tsx";

interface FormProps {
  readonly onPress: () => void;
  readonly onSend: () => void;
}

function Form({ onPress, onSend }: FormProps) {
  const [busy, setBusy] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSend();
  };
  const press = () => {
    onPress();
    setBusy(true);
  };
  return (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy && "Saving"} onClick={press}>
        Save
      </Button>
    </form>
  );
}

test("keeps the focus while busy, and a second press does nothing", async () => {
  const done: string[] = [];
  const { user } = show(() => (
    <Form onPress={() => done.push("pressed")} onSend={() => done.push("sent")} />
  ));
  await user.click(await screen.findByRole("button", { name: "Save" }));
  const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Saving" });
  expect(document.activeElement).toBe(busy);
  expect(busy.getAttribute("aria-disabled")).toBe("true");
  expect(busy.disabled).toBe(false);
  await user.keyboard("{Enter}");
  await user.click(busy);
  await user.type(screen.getByLabelText("Name"), "Ada{Enter}");
  expect(done).toEqual(["pressed", "sent"]);
});
