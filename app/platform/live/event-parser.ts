export interface ParsedEvent {
  /** The last id that was sent, whether with this event or before it. */
  id: string;
  event: string;
  data: string;
}

/**
 * Reads server-sent events from text as it arrives, in pieces that end anywhere. Not the browser's EventSource: that one tells
 * neither why a connection failed nor that a silent one still lives, and reconnects all pages at the same moment.
 */
export function createEventParser(): (text: string) => ParsedEvent[] {
  let rest = "";
  let id = "";
  let event = "";
  let data: string[] = [];
  return (text) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop()!;
    const events: ParsedEvent[] = [];
    for (const line of lines.map((each) => each.replace(/\r$/, ""))) {
      if (line === "") {
        if (data.length > 0) events.push({ id, event: event || "message", data: data.join("\n") });
        event = "";
        data = [];
        continue;
      }
      const colon = line.indexOf(":");
      const field = colon < 0 ? line : line.slice(0, colon);
      const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
      if (field === "id") id = value;
      else if (field === "event") event = value;
      else if (field === "data") data.push(value);
    }
    return events;
  };
}
