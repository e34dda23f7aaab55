import type { Place } from "@kinora/studio/scene/scene-spec";
import type { Setting } from "./idea.ts";

/**
 * `key | preposition | name | look | places that can be reached from there`; the studio reads the
 * look as that place.
 */
const TABLE = `
city | in | the city | a city street | rooftop,park,bridge
neon-city | in | the neon city | a neon city | rooftop,spaceship,city
forest | in | the forest | a deep forest | river,meadow,mountains
jungle | in | the jungle | a green jungle | waterfall,river,ruins
mountains | in | the mountains | high mountains | lake,meadow,cave
desert | in | the desert | a wide desert | canyon,ruins,mountains
beach | on | the beach | a quiet beach | sea-cliff,harbour,cave
ocean | out on | the open sea | the open sea | beach,ice,harbour
underwater | under | the sea | a place under the sea | ocean,cave,beach
space | in | outer space | outer space | moon,mars,spaceship
snow | in | the snow | a snowfield | mountains,ice,forest
village | in | the village | a small village | meadow,river,market
farm | on | the farm | a farm | wheat-field,meadow,village
room | in | the living room | a living room | park,village,rooftop
meadow | in | the meadow | a flower meadow | forest,river,farm
savanna | on | the savanna | a wide savanna | river,canyon,lake
canyon | in | the canyon | a canyon | desert,cave,river
volcano | by | the volcano | a volcano crater rim | cave,mountains,jungle
wheat-field | in | the wheat field | a wheat field | farm,meadow,village
vineyard | in | the vineyard | a vineyard | village,meadow,market
moon | on | the moon | the moon surface | space,mars,spaceship
mars | on | Mars | mars | space,moon,spaceship
ice | on | the ice | an arctic ice field | ocean,snow,mountains
bamboo-grove | in | the bamboo grove | a bamboo grove | river,mountains,cherry-garden
cherry-garden | in | the cherry garden | a cherry blossom garden | bamboo-grove,lake,village
park | in | the park | a park | city,lake,playground
river | by | the river | a river | forest,waterfall,bridge
waterfall | by | the waterfall | a waterfall | jungle,river,cave
lake | by | the lake | a lake | forest,mountains,meadow
swamp | in | the swamp | a swamp | river,forest,jungle
harbour | at | the harbour | a harbour | sea-cliff,beach,market
sea-cliff | on | the cliff | a sea cliff | harbour,beach,meadow
ship-deck | on | the deck | a ship deck | beach,harbour,sea-cliff
castle | in | the castle courtyard | a castle courtyard | forest,village,market
ruins | among | the ruins | an ancient ruin | jungle,desert,cave
market | at | the market | a market square | village,city,harbour
train-station | at | the station | a train station | city,mountains,village
highway | on | the open road | an open road | desert,mountains,city
bridge | on | the bridge | a bridge | city,river,park
rooftop | on | the rooftop | a rooftop | city,park,bridge
stadium | in | the stadium | a stadium | city,park,rooftop
playground | at | the playground | a playground | park,village,meadow
amusement-park | at | the funfair | a funfair | beach,city,park
cave | in | the cave | a cave | river,mountains,forest
underground-city | in | the city under the earth | an underground city | cave,river,mountains
sky-islands | on | the floating islands | floating islands | mountains,meadow,castle
candy-land | in | candy land | candy land | castle,meadow,sky-islands
abstract | in | the land of colours | an abstract pattern | space,meadow,sky-islands
kitchen | in | the kitchen | a kitchen | village,market,cafe
library | in | the library | a library | museum,city,fireside
bedroom | in | the bedroom | a bedroom | rooftop,forest,park
fireside | by | the fireside | a fireside | forest,village,snow
cafe | in | the café | a cafe | city,park,market
classroom | in | the classroom | a classroom | playground,park,museum
laboratory | in | the laboratory | a laboratory | city,rooftop,classroom
museum | in | the museum | a museum | city,library,ruins
concert-stage | on | the stage | a concert stage | city,park,rooftop
spaceship | aboard | the spaceship | a spaceship interior | space,mars,moon
`;

interface Row extends Setting {
  readonly away: readonly string[];
}

const ROWS: ReadonlyMap<string, Row> = new Map(
  TABLE.trim()
    .split("\n")
    .map((line) => {
      const [key = "", preposition = "", name = "", look = "", away = ""] = line
        .split("|")
        .map((part) => part.trim());
      return [
        key,
        { key: key as Place, name, at: `${preposition} ${name}`, look, away: away.split(",") },
      ] as const;
    }),
);

/**
 * @throws RangeError for a place without a row (a test checks that the table is complete).
 */
function rowOf(key: string): Row {
  const row = ROWS.get(key);
  if (row === undefined) throw new RangeError(`no words for the place ${key}`);
  return row;
}

/** Returns how the text refers to a place of the studio. */
export function settingOf(key: Place): Setting {
  const { name, at, look } = rowOf(key);
  return { key, name, at, look };
}

/** Places within walking distance, nearest first. */
export const settingsAround = (key: Place): Setting[] =>
  rowOf(key).away.map((near) => settingOf(rowOf(near).key));
