// Notices from moderators to a person, shown on the next pages until they are read.
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { nothing, rest } from '../online/rest.ts';
import { useSession } from '../online/session.ts';
import '../style/user-menu.css';

// The part of the answer that the page needs; `noticesAnswer` of the protocol has the whole.
const answer = z.object({ notices: z.array(z.object({ id: z.number(), text: z.string() })) });
type Notice = z.infer<typeof answer>['notices'][number];

export function Notices() {
  const session = useSession();
  const you = session.type === 'online' ? session.you : null;
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const id = you?.id ?? null;
  useEffect(() => {
    setNotices([]);
    if (id === null) return;
    let late = false;
    rest(answer, 'GET', '/api/me/notices').then(
      (data) => {
        if (!late) setNotices(data.notices);
      },
      // They are told at the next visit then.
      () => undefined,
    );
    return () => {
      late = true;
    };
  }, [id]);
  const read = (notice: Notice): void => {
    setNotices((all) => all.filter((one) => one !== notice));
    rest(nothing, 'DELETE', `/api/me/notices/${notice.id}`).catch(() => undefined);
  };
  return notices.map((notice) => (
    <div key={notice.id} className="moderator-notice" role="status">
      <p>{notice.text}</p>
      <button type="button" className="button" onClick={() => read(notice)}>
        I have read it
      </button>
    </div>
  ));
}
