import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { PROMPT_STATE_DEFAULTS } from "../../entities/prompt/prompt-slice.ts";
import { model } from "../../test/models.ts";
import { show } from "../../test/show.tsx";
import { wireForm } from "./fit-form.ts";
import { ModelSettings } from "./model-settings.tsx";

/** A model of an external service that this code has no special knowledge of. */
const hosted = model("dreamer", {
  settings: ["camera_fixed", "mood", "detail", "shots"],
  settingsSchemas: {
    video: {
      camera_fixed: { type: "boolean", default: false },
      mood: { type: "string", maxLength: 20, enum: ["calm", "wild"], default: "calm" },
      detail: { type: "number", minimum: 0, maximum: 10, default: 5 },
      shots: { type: "integer", minimum: 1, maximum: 4, default: 1 },
    },
  },
});

let params = {};
function Settings() {
  const [chosen, setChosen] = useState<object>({});
  params = chosen;
  return (
    <ModelSettings
      model={hosted}
      mode="text-to-video"
      params={chosen}
      setParams={(change) => setChosen({ ...chosen, ...change })}
    />
  );
}

test("renders a model's own settings from its schema and sends them as its own", async () => {
  show(() => <Settings />);
  fireEvent.click(await screen.findByRole("switch", { name: "Camera fixed" }));
  fireEvent.click(screen.getByText("wild"));
  fireEvent.click(screen.getByText("Fine tuning"));
  const detail = screen.getByRole("slider", { name: "Detail" });
  expect(detail).toMatchObject({ min: "0", max: "10", value: "5" });
  fireEvent.change(screen.getByRole("slider", { name: "Shots" }), { target: { value: "3" } });
  const settings = { camera_fixed: true, mood: "wild", shots: 3 };
  expect(params).toEqual({ settings });
  const form = { ...PROMPT_STATE_DEFAULTS.form, type: "text-to-video", prompt: "a hill" } as const;
  const sent = wireForm({ ...form, additionalParams: params }, hosted);
  expect(sent.additionalParams).toEqual({ settings });
  // Another model does not have these settings.
  expect(wireForm({ ...form, additionalParams: params }, model("core")).additionalParams).toEqual({
    settings: {},
  });
});
