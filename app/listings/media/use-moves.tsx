import { type RefObject, useEffect, useRef, useState } from "react";
import { mergeOrder, moveStep } from "#app/shared/order.ts";
import type { MediaAnswer } from "./listing-media.ts";

interface Moves<Item> {
  items: readonly Item[];
  /** The singular noun for an item. */
  noun: string;
  save: (ids: string) => Promise<MediaAnswer>;
  list: RefObject<HTMLElement | null>;
  /** The button that moves an item, which loses the focus whenever its item moves. */
  buttonOf: (id: string, step: -1 | 1) => string;
  /** For screen readers. */
  say: (words: string) => void;
}

/** A list that can be reordered by buttons and by dragging. */
export function useMoves<Item extends { id: string }>(moves: Moves<Item>) {
  const { items, noun, save, list, buttonOf, say } = moves;
  const { ordered, arrange } = useOrder(items, save);
  const [dragged, setDragged] = useState<string | null>(null);
  const ids = ordered.map(({ id }) => id);

  const pressed = useRef<string | null>(null);
  const orderKey = ids.join();
  useEffect(() => {
    if (!pressed.current || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(pressed.current)?.focus();
  }, [orderKey, list]);

  const saveOrder = async (next: string[]) => {
    const { ok, message } = await arrange(next);
    if (!ok) say(message);
  };
  const move = async (id: string, step: -1 | 1) => {
    const next = moveStep(ids, id, step);
    if (next.join() === orderKey) return say(`It is the ${step < 0 ? "first" : "last"} ${noun}.`);
    pressed.current = buttonOf(id, step);
    say(`Moved. It is ${noun} ${next.indexOf(id) + 1} of ${ids.length} now.`);
    await saveOrder(next);
  };
  const dropOn = (target: string) => {
    if (!dragged || dragged === target || !ids.includes(dragged)) return;
    const next = ids.filter((id) => id !== dragged);
    next.splice(ids.indexOf(target), 0, dragged);
    void saveOrder(next);
  };
  return { ordered, move, dragged, setDragged, dropOn };
}

function useOrder<Item extends { id: string }>(
  items: readonly Item[],
  save: (ids: string) => Promise<MediaAnswer>,
) {
  const [wanted, setWanted] = useState<{ ids: string[]; isStored: boolean } | null>(null);
  const changes = useRef(0);
  const ids = items.map(({ id }) => id);
  const order = wanted ? mergeOrder(ids, wanted.ids) : ids;
  // A superseded revalidation ends early: only the items themselves show that the order has arrived. Before it
  // is stored they may be older, if one was moved and moved back.
  if (wanted?.isStored && ids.join() === wanted.ids.join()) setWanted(null);
  const arrange = async (next: string[]): Promise<MediaAnswer> => {
    const number = ++changes.current;
    setWanted({ ids: next, isStored: false });
    const result = await save(next.join(","));
    if (changes.current === number) setWanted(result.ok ? { ids: next, isStored: true } : null);
    return result;
  };
  return { ordered: order.map((id) => items.find((item) => item.id === id)!), arrange };
}
