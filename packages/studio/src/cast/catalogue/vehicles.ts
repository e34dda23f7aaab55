import { readSubjects, type Subject } from "./subject.ts";

const ENGINES = readSubjects(
  { rig: "engine", stance: "ground", action: "drive" },
  `
car automobile 1.6 city,village automobile, sedan, hatchback, vehicle, convertible, ~chevrolet, ~volkswagen, ~tesla, ~bmw, ~mercedes, ~toyota, ~mini cooper, ~limousine
ambulance - 2.4 city -
truck articulated-lorry 3.2 city lorry, semi truck, ~garbage truck
rickshaw auto-rickshaw 1.9 city tuk tuk, tuktuk, auto rickshaw
bicycle - 1.1 village,city bike, cycle, ~unicycle, ~tricycle #two-wheeled
bus - 3 city,village coach, school bus, double decker, double-decker bus
delivery-truck - 2.8 city delivery van, moving truck
fire-engine - 3 city fire truck, firetruck
kick-scooter - 1 city kickscooter #two-wheeled
locomotive - 3.6 mountains,village train, steam train, steam engine, steam locomotive
van minibus 2.1 beach,village minibus, camper van, minivan, campervan, camper
scooter motor-scooter 1.2 city,beach vespa, moped, motor scooter #two-wheeled
motorcycle - 1.2 desert,city motorbike, chopper bike #two-wheeled
pickup-truck - 1.9 farm,desert pickup
police-car - 1.7 city patrol car
racing-car - 1 desert,city race car, racecar, ~sports car, formula one car, ~sportscar, ~supercar, ~porsche, ~ferrari, ~lamborghini
tram railway-car 3.4 city streetcar, trolley, railway car, wagon
sled - 0.45 snow sleigh, toboggan
jeep sport-utility-vehicle 1.9 desert,jungle suv, off-roader, land rover
taxi - 1.7 city,neon-city cab
tractor - 2.6 farm ~combine harvester
trolleybus - 3.2 city -
roller-skate - 0.4 city rollerskate, roller skates
skateboard kinora:skateboard^ 0.25 city -
carousel-horse - 1.8 village merry-go-round horse
`,
);

const VESSELS = readSubjects(
  { rig: "vessel", stance: "surface", action: "sail" },
  `
sailboat - 6 ocean,beach sailing boat, yacht, boat, ~sailing ship, dinghy, ~pirate ship, ~galleon, ~longship, ~viking ship
canoe - 1.2 ocean kayak, ~gondola, ~raft
ferry - 14 ocean -
motor-boat - 3 ocean motorboat, fishing boat, ~trawler, ~tugboat
cruise-ship passenger-ship 30 ocean ocean liner, liner
speedboat - 2 ocean,beach jet boat
ship - 20 ocean cargo ship, tanker, ~battleship, steamship, freighter
submarine kinora:submarine 3 underwater,ocean sub, u-boat
`,
);

const CRAFT = readSubjects(
  { rig: "craft", stance: "air", action: "fly" },
  `
airplane airplane> 8 mountains,city plane, aeroplane, jet, airliner, aircraft
biplane small-airplane> 4 farm,mountains propeller plane, small plane, ~glider, ~fighter plane
helicopter - 4 city,mountains chopper
rocket rocket> 12 space spaceship, spacecraft, rocket ship, ~space shuttle, starship, missile, space ship
satellite satellite^ 4 space space probe, ~space station
ufo flying-saucer^ 4 space,desert flying saucer, alien ship
parachute parachute^ 5 mountains parachutist, skydiver, ~paraglider
hot-air-balloon kinora:hot-air-balloon^ 14 mountains,desert air balloon, montgolfier, ~airship, ~zeppelin, ~blimp, ~dirigible
balloon balloon^ 0.6 village,city red balloon
kite kite^ 1 beach,farm -
cable-car mountain-cableway^ 3 mountains gondola lift, cableway, ski lift
`,
);

export const VEHICLES: readonly Subject[] = [...ENGINES, ...VESSELS, ...CRAFT];
