/** A tensor as input or output of a network. */
export type Values =
  | { readonly type: "float32"; readonly data: Float32Array; readonly dims: readonly number[] }
  | { readonly type: "int64"; readonly data: BigInt64Array; readonly dims: readonly number[] }
  | {
      readonly type: "bool" | "uint8";
      readonly data: Uint8Array;
      readonly dims: readonly number[];
    };

export interface Network {
  /** Names of the inputs and outputs, in the network's own order. */
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  run(feeds: Readonly<Record<string, Values>>, outputs: readonly string[]): Promise<Values[]>;
  close(): Promise<void>;
}

/** Two on any machine, because the other cores draw. */
const THREADS = 2;

/**
 * Threads sleep while they wait; spinning took a fifth more of the processor, at the expense of
 * others.
 */
const PATIENT = { session: { intra_op: { allow_spinning: "0" } } };

/** Common interface of both runtimes, whose types differ by version only. */
interface Runtime {
  readonly InferenceSession: {
    create(
      model: Uint8Array,
      options: object,
    ): Promise<{
      readonly inputNames: readonly string[];
      readonly outputNames: readonly string[];
      run(feeds: object, outputs: readonly string[]): Promise<Record<string, Values>>;
      release(): Promise<void>;
    }>;
  };
  readonly Tensor: new (type: string, data: Values["data"], dims: readonly number[]) => object;
}

/** Loads the native runtime into memory. @throws Error when there is none */
async function loadNative(): Promise<Runtime> {
  const { default: ort } = await import("onnxruntime-node");
  return ort as unknown as Runtime;
}

async function loadWasm(): Promise<Runtime> {
  const ort = await import("onnxruntime-web");
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = "error";
  return ort as unknown as Runtime;
}

/**
 * Returns whether this platform has a native runtime; WebAssembly takes six times as long for the
 * large voice.
 */
export async function hasNativeRuntime(
  load: () => Promise<unknown> = loadNative,
): Promise<boolean> {
  return load().then(
    () => true,
    () => false,
  );
}

export interface OpenOptions {
  /**
   * Set for a single run for a picture that must be reproducible: runs on one thread (with two, one
   * in about thirty films of a photo differed on a crowded machine) and allocates memory as needed.
   */
  readonly once?: boolean;
  /** Whether to use the native runtime; default: if there is one. */
  readonly native?: boolean;
}

/** Opens a network on the native runtime, else on WebAssembly. */
export async function openNetwork(
  model: Uint8Array,
  { once = false, native: asked }: OpenOptions = {},
): Promise<Network> {
  const native = asked ?? (await hasNativeRuntime());
  const runtime = native ? await loadNative() : await loadWasm();
  const session = await runtime.InferenceSession.create(model, {
    executionProviders: [native ? "cpu" : "wasm"],
    logSeverityLevel: 3,
    ...(native
      ? { intraOpNumThreads: once ? 1 : THREADS, interOpNumThreads: 1, extra: PATIENT }
      : {}),
    ...(native && once ? { enableCpuMemArena: false } : {}),
  });
  return {
    inputs: session.inputNames,
    outputs: session.outputNames,
    async run(feeds, outputs) {
      const tensors: Record<string, object> = {};
      for (const [name, { type, data, dims }] of Object.entries(feeds)) {
        tensors[name] = new runtime.Tensor(type, data, dims);
      }
      const answer = await session.run(tensors, outputs);
      return outputs.map((name) => {
        const value = answer[name];
        if (value === undefined) throw new Error(`The network answers no ${name}.`);
        return { type: value.type, data: value.data, dims: value.dims } as Values;
      });
    },
    close: () => session.release(),
  };
}
