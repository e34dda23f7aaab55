import {
  addConvolution,
  addDepthwiseConvolution,
  addPadding,
  addPicture,
  addPool,
  addReshape,
} from "./add-layers.ts";
import { addNode, floats, type Graph } from "./graph.ts";
import { addWeight, type Weight } from "./read-weights.ts";

/** A layer in Keras' format, reduced to the fields used below. */
export interface Layer {
  readonly class_name: string;
  readonly name: string;
  readonly inbound_nodes: readonly (readonly (readonly [string, ...unknown[]])[])[];
  readonly config: {
    readonly strides?: readonly number[];
    readonly padding?: string | readonly (readonly number[])[];
    readonly pool_size?: readonly number[];
    readonly epsilon?: number;
    readonly max_value?: number;
    readonly activation?: string;
    readonly use_bias?: boolean;
  };
}

type Weights = ReadonlyMap<string, Weight>;

interface Place {
  readonly graph: Graph;
  readonly layer: Layer;
  readonly inputs: readonly string[];
  readonly weight: (name: string) => Weight;
  readonly findWeight: (name: string) => Weight | undefined;
}

const need = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new RangeError(`no ${what}`);
  return value;
};

const windowOf = ({ config, name }: Layer) => {
  const { padding, strides } = config;
  if (typeof padding !== "string") throw new RangeError(`${name} pads in numbers`);
  return { padding, strides: need(strides, `strides of ${name}`) };
};

const ends = ({ inputs: [input = ""], layer }: Place) => [input, layer.name] as const;

function activate(graph: Graph, name: string, [input, output]: readonly [string, string]): string {
  if (name === "relu") return addNode(graph, { operator: "Relu", inputs: [input], output });
  if (name === "softmax")
    return addNode(graph, {
      operator: "Softmax",
      inputs: [input],
      output,
      attributes: { axis: -1 },
    });
  throw new RangeError(`activation ${name}`);
}

function pool(operator: "MaxPool" | "AveragePool", place: Place): string {
  const size = need(place.layer.config.pool_size, "pool_size");
  return addPool(place.graph, operator, ends(place), { ...windowOf(place.layer), size });
}

/** A layer without a scale has a scale of 1. */
function ones(name: string, shape: readonly number[]): Weight {
  const { data } = floats(name, shape, Array(shape[0]).fill(1));
  return { name, shape, dtype: "float32", bytes: data };
}

function normalise({ graph, layer, inputs: [input = ""], weight, findWeight }: Place): string {
  const beta = weight("beta");
  const gamma = findWeight("gamma") ?? ones(`${layer.name}/gamma`, beta.shape);
  const all = [gamma, beta, weight("moving_mean"), weight("moving_variance")];
  const inputs = [input, ...all.map((each) => addWeight(graph, each))];
  const epsilon = { float: need(layer.config.epsilon, "epsilon") };
  return addNode(graph, {
    operator: "BatchNormalization",
    inputs,
    output: layer.name,
    attributes: { epsilon },
  });
}

function connect(place: Place): string {
  const { graph, layer, weight } = place;
  const [input, output] = ends(place);
  const sum = `${output}:sum`;
  const names = [input, addWeight(graph, weight("kernel")), addWeight(graph, weight("bias"))];
  addNode(graph, { operator: "Gemm", inputs: names, output: sum });
  return activate(graph, layer.config.activation ?? "", [sum, output]);
}

const ADDERS: Readonly<Record<string, (place: Place) => string>> = {
  Conv2D: (place) =>
    addConvolution(
      place.graph,
      ends(place),
      { kernel: place.weight("kernel") },
      windowOf(place.layer),
    ),
  DepthwiseConv2D: (place) =>
    addDepthwiseConvolution(
      place.graph,
      ends(place),
      place.weight("depthwise_kernel"),
      windowOf(place.layer),
    ),
  BatchNormalization: normalise,
  MaxPooling2D: (place) => pool("MaxPool", place),
  AveragePooling2D: (place) => pool("AveragePool", place),
  ZeroPadding2D: (place) => {
    const { padding } = place.layer.config;
    if (!Array.isArray(padding)) throw new RangeError("padding without numbers");
    return addPadding(place.graph, ends(place), [[0, 0], ...padding, [0, 0]]);
  },
  ReLU: ({ graph, layer, inputs }) => {
    const [least, most] = [`${layer.name}:least`, `${layer.name}:most`];
    graph.constants.push(floats(least, [], [0]), floats(most, [], [layer.config.max_value ?? 6]));
    return addNode(graph, {
      operator: "Clip",
      inputs: [...inputs, least, most],
      output: layer.name,
    });
  },
  Activation: (place) => activate(place.graph, place.layer.config.activation ?? "", ends(place)),
  Add: ({ graph, layer, inputs }) =>
    addNode(graph, { operator: "Add", inputs, output: layer.name }),
  Concatenate: ({ graph, layer, inputs }) =>
    addNode(graph, { operator: "Concat", inputs, output: layer.name, attributes: { axis: 1 } }),
  Flatten: (place) => addReshape(place.graph, ends(place), [1, -1]),
  Dense: connect,
  // Dropout only applies during training; here it passes its input on.
  Dropout: ({ inputs: [input = ""] }) => input,
};

/**
 * Converts a Keras network that takes a square picture of `side` pixels and distinguishes `classes`
 * classes.
 */
export function convertLayers(
  layers: readonly Layer[],
  weights: Weights,
  {
    name,
    side,
    classes,
  }: { readonly name: string; readonly side: number; readonly classes: number },
): Graph {
  const input = { name: "picture", dims: [1, side, side, 3] };
  const graph: Graph = { name, input, outputs: [], nodes: [], constants: [] };
  const made = new Map<string, string>();
  let last = "";
  for (const layer of layers) {
    if (layer.class_name === "InputLayer") {
      made.set(layer.name, addPicture(graph, layer.name));
      continue;
    }
    const add = need(ADDERS[layer.class_name], `way to write ${layer.class_name}`);
    const inputs = (layer.inbound_nodes[0] ?? []).map(([from]) => need(made.get(from), from));
    const findWeight = (which: string) => weights.get(`${layer.name}/${which}`);
    const weight = (which: string) => need(findWeight(which), which);
    last = add({ graph, layer, inputs, weight, findWeight });
    made.set(layer.name, last);
  }
  return { ...graph, outputs: [{ name: last, dims: [1, classes] }] };
}
