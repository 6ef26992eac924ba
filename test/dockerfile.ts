interface Step {
  word: string;
  text: string;
}

export interface Stage {
  name: string | undefined;
  steps: Step[];
}

/** What our Dockerfile uses of the format: a word and its text on each line. */
export function readStages(dockerfile: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of dockerfile.split("\n")) {
    const [, word, text] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (!word || !text) continue;
    if (word === "FROM") stages.push({ name: / AS (\w+)$/.exec(text)?.[1], steps: [] });
    else stages.at(-1)!.steps.push({ word, text });
  }
  return stages;
}

const textsOf = ({ steps }: Stage, wanted: string): string[] =>
  steps.filter(({ word }) => word === wanted).map(({ text }) => text);

/** The variables that a stage sets, and what it runs. */
export function readImage(stage: Stage) {
  const last = (word: string) => textsOf(stage, word).at(-1) ?? "";
  const pairs = [
    ...textsOf(stage, "ENV")
      .join(" ")
      .matchAll(/(\w+)=(\S+)/g),
  ];
  return {
    variables: Object.fromEntries(pairs.map(([, name, value]) => [name!, value!])),
    user: last("USER"),
    folder: last("WORKDIR"),
    port: last("EXPOSE"),
    volume: last("VOLUME"),
    command: JSON.parse(last("CMD")) as string[],
    healthCheck: JSON.parse(/ CMD (.+)$/.exec(last("HEALTHCHECK"))![1]!) as string[],
  };
}

/** The variables that all containers of our program share in compose.yaml. */
export const readSharedVariables = (compose: string): Record<string, string> =>
  Object.fromEntries(
    [
      .../environment: &environment\n((?: {4}.*\n)+)/
        .exec(compose)![1]!
        .matchAll(/^ +(\w+): (.*)$/gm),
    ].map(([, name, value]) => [name!, value!]),
  );
