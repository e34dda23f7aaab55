import { join } from "node:path";
import { type NodePath, type PluginObj, type PluginPass, transformAsync, types } from "@babel/core";
import linguiMacro from "@lingui/babel-plugin-lingui-macro";
import { compileMessage } from "./compile-message.ts";

/** A sentence as written in a source file of the app. */
export interface ScreenSentence {
  /** In ICU format. */
  readonly icu: string;
  readonly context?: string;
  /** A note for translators. */
  readonly comment?: string;
}

export interface ReadFile {
  readonly code: string;
  readonly map: string | null;
  readonly sentences: readonly ScreenSentence[];
}

const SAY = join(import.meta.dirname, "../src/text/say.ts");
const MACRO = "@lingui/core/macro";

/** The part of Lingui's configuration that its macros read. */
const linguiConfig = {
  macro: { corePackage: [MACRO], jsxPackage: [] },
  runtimeConfigModule: { i18n: [SAY, "say"] },
};

export const saysAnything = (code: string): boolean => code.includes(MACRO);

/**
 * Runs Lingui's macros to extract a file's sentences in ICU format, and rewrites the code to the
 * form `say` reads.
 */
export async function readSentences(code: string, file: string): Promise<ReadFile> {
  const sentences: ScreenSentence[] = [];
  const done = await transformAsync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceMaps: true,
    parserOpts: { plugins: ["typescript", "jsx"] },
    generatorOpts: { retainLines: true },
    plugins: [
      [linguiMacro, { linguiConfig, descriptorFields: "all" }],
      [compileSentences(sentences)],
    ],
  });
  return { code: done?.code ?? code, map: done?.map ? JSON.stringify(done.map) : null, sentences };
}

/** `_i18n._({ message, values })` becomes `_i18n(message, values)`; a descriptor without values becomes its message. */
function compileSentences(found: ScreenSentence[]): PluginObj {
  return {
    visitor: {
      Program: {
        exit(program: NodePath<types.Program>, _state: PluginPass) {
          program.traverse({
            CallExpression(path) {
              const { callee } = path.node;
              if (!types.isMemberExpression(callee) || !types.isIdentifier(callee.object)) return;
              if (!/^_i18n\d*$/.test(callee.object.name)) return;
              const [said] = path.node.arguments;
              if (!path.getFunctionParent()) {
                throw path.buildCodeFrameError(
                  "It would be said before a language is chosen: use msg.",
                );
              }
              const given = types.isObjectExpression(said) ? argumentsOf(path, said, found) : said;
              path.node.callee = callee.object;
              path.node.arguments = [given].flat().filter((argument) => argument !== undefined);
            },
            ObjectExpression(path) {
              if (!path.node.leadingComments?.some(({ value }) => value.trim().endsWith("i18n")))
                return;
              const [message, ...others] = argumentsOf(path, path.node, found);
              if (others.length > 0 || !message) {
                throw path.buildCodeFrameError("A msg has nothing to fill in: make it a function.");
              }
              path.replaceWith(message);
            },
          });
        },
      },
    },
  };
}

/** Message, values and context of a descriptor, in the form `say` expects. */
function argumentsOf(
  path: NodePath,
  descriptor: types.ObjectExpression,
  found: ScreenSentence[],
): types.Expression[] {
  const parts = new Map<string, types.Expression>();
  for (const property of descriptor.properties) {
    if (!types.isObjectProperty(property)) continue;
    const { key, value } = property;
    const name = types.isIdentifier(key) ? key.name : types.isStringLiteral(key) ? key.value : "";
    if (types.isExpression(value)) parts.set(name, value);
  }
  const text = (name: string) => {
    const node = parts.get(name);
    return types.isStringLiteral(node) ? node.value : undefined;
  };
  const icu = text("message");
  if (icu === undefined) throw path.buildCodeFrameError("A sentence without words.");
  const context = text("context");
  const comment = text("comment");
  found.push({ icu, ...(context && { context }), ...(comment && { comment }) });
  const message = types.valueToNode(compileMessage(icu));
  const values = parts.get("values");
  if (context) {
    return [message, values ?? types.objectExpression([]), types.stringLiteral(context)];
  }
  return values ? [message, values] : [message];
}
