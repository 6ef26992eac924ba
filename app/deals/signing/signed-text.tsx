import type { JSX } from "react";
import { readTextBlocks, type TextBlock } from "./text-blocks.ts";

export function SignedText({ body, label }: { body: string; label: string }) {
  return (
    <div
      role="region"
      aria-label={`Text: ${label}`}
      tabIndex={0}
      className="prose max-h-120 max-w-none overflow-y-auto rounded-surface border border-line bg-surface p-5 text-base md:p-6 print:max-h-none print:border-0 print:p-0 [&>:first-child]:mt-0"
    >
      {readTextBlocks(body).map((block) => (
        <Block key={block.number} {...block} />
      ))}
    </div>
  );
}

const tags = { title: "h2", heading: "h3", paragraph: "p" } as const;

function Block({ kind, lines }: TextBlock): JSX.Element {
  if (kind === "list")
    return (
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  const Tag = tags[kind];
  return <Tag>{lines[0]}</Tag>;
}
