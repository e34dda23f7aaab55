import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button } from "./button.tsx";

test("a busy button keeps the focus and ignores presses, also those that would send its form", async () => {
  const user = userEvent.setup({ delay: null });
  const onClick = vi.fn();
  const onSubmit = vi.fn();
  const shown = (busy: string | false) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" onClick={onClick} disabled={busy !== false} busy={busy}>
        Send
      </Button>
    </form>
  );
  const { rerender, unmount } = render(shown(false));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send" });
  button.focus();
  rerender(shown("Sending"));
  expect(button.disabled).toBe(false);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("{Enter}");
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  unmount();
});
