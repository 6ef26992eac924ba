import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";
import type { QueueItem } from "#app/admin/queues/queue-item.ts";
import type { LoadedQueue } from "#app/admin/queues/queue-screen.tsx";

/** The item that the address asks for, at once if it was loaded before; the last one until then. */
export function useShownItem({ item, ahead, address }: LoadedQueue) {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const [known] = useState(() => new Map<string, QueueItem>());
  for (const one of [item, ...ahead]) if (one) known.set(one.id, one);
  const going =
    location?.pathname === pathname ? new URLSearchParams(location.search).get("item") : null;
  const id = going ?? address.item ?? item?.id ?? null;
  const found = id === item?.id ? item : id ? known.get(id) : null;
  return { id, item: found ?? item, isLoading: id !== null && !found && going !== null };
}

/** The address names what is looked at, so that a list that changes meanwhile never swaps it for another. */
export function useFirstInAddress(asked: string | null, id: string | null): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  useEffect(() => {
    if (asked !== null || id === null) return;
    const params = new URLSearchParams(search);
    params.set("item", id);
    void navigate(`?${params.toString()}`, { replace: true, preventScrollReset: true });
  }, [asked, id, search, navigate]);
}
