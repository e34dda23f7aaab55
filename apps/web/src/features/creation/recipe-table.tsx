import type { Creation } from "@kinora/contracts/creation/creation";

const ROWS: readonly (readonly [key: string, label: string])[] = [
  ["generationModel", "Engine"],
  ["model", "Model"],
  ["style", "Style"],
  ["effect", "Effect"],
  ["aspectRatio", "Shape"],
  ["duration", "Length"],
  ["fps", "Frames per second"],
  ["seed", "Seed"],
  ["negative_prompt", "Without"],
  ["engineVersion", "Version"],
];

/** Everything needed to make it again, in words. */
export function RecipeTable({ recipe }: { readonly recipe: Creation["recipe"] }) {
  const shown = ROWS.flatMap(([key, label]) => {
    const value = recipe[key];
    if (value === null || value === undefined || value === "") return [];
    return [{ label, value: key === "duration" ? `${value} s` : String(value) }];
  });
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-14">
      {shown.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-text-2">{label}</dt>
          <dd className="truncate text-right nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
