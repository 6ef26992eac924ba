import type { QuickReply } from "./quick-reply.ts";
import { buttonClass } from "#app/ui/actions/button-style.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Menu, MenuLink, MenuSeparator } from "#app/ui/overlays/menu.tsx";
import { PlainLink } from "#app/ui/actions/plain-link.tsx";

interface QuickReplyMenuProps {
  threadId: string;
  replies: QuickReply[];
  onInsert: (text: string) => void;
}

const menuId = "quick-replies";

/** Without JavaScript each is a link to the page with the text filled in. */
export function QuickReplyMenu({ threadId, replies, onInsert }: QuickReplyMenuProps) {
  return (
    <Menu
      id={menuId}
      buttonClassName={buttonClass("quiet", "sm")}
      button={
        <>
          <Icon name="list" className="size-4" />
          Saved replies
        </>
      }
    >
      {replies.length === 0 && (
        <p className="max-w-64 px-3 py-2 text-sm text-ink-2">
          Save the answers that you write often, and insert them here.
        </p>
      )}
      <ul className="max-h-72 overflow-y-auto">
        {replies.map(({ id, name, content }) => (
          <li key={id}>
            <PlainLink
              to={`/account/leads/${threadId}?saved=${id}#reply`}
              className="menu-item"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(menuId)?.hidePopover();
                onInsert(content);
              }}
            >
              {name}
            </PlainLink>
          </li>
        ))}
      </ul>
      <MenuSeparator />
      <MenuLink to="/account/leads/replies">Manage saved replies</MenuLink>
    </Menu>
  );
}
