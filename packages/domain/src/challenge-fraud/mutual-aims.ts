import type { Scene } from "./scene.ts";
import type { VotingRecord } from "./voting-record.ts";
import { type RingAim, weighLean } from "./weigh-lean.ts";

/** What must speak for two authors favouring each other, together. */
const FAVOUR_FROM = 1;
const AUTHORS_MAX = 9;
const AIMS_MAX = 12;

/**
 * Returns aims of authors who may favour each other's entries: of each who voted, together with those
 * with whom the favour goes both ways, the strongest first.
 */
export function mutualAims(scene: Scene): readonly RingAim[] {
  const authors = scene.records.flatMap((record) => {
    const own = scene.own.get(record.voter) ?? [];
    return own.length === 0 ? [] : [{ record, own }];
  });
  const lean = (record: VotingRecord, entries: readonly string[]) =>
    weighLean(record, new Map(entries.map((entry) => [entry, 1])), scene);
  return authors
    .map(({ record, own }) => {
      const friends = authors
        .filter((other) => other.record !== record)
        .map((other) => ({
          own: other.own,
          favour: lean(record, other.own) + lean(other.record, own),
        }))
        .filter(({ favour }) => favour > FAVOUR_FROM)
        .sort((a, b) => b.favour - a.favour)
        .slice(0, AUTHORS_MAX);
      return {
        sum: friends.reduce((all, { favour }) => all + favour, 0),
        aim: new Map(
          [...own, ...friends.flatMap((friend) => friend.own)].map((id) => [id, 1 as const]),
        ),
      };
    })
    .filter(({ aim }) => aim.size > 1)
    .sort((a, b) => b.sum - a.sum)
    .slice(0, AIMS_MAX)
    .map(({ aim }) => aim);
}
