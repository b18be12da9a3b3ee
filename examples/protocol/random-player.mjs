// A whole player by the live protocol (docs/protocol.md), in one file: becomes a guest, opens a table or joins one by its link, and
// answers by chance until the match is over.
//
//   node examples/protocol/random-player.mjs http://127.0.0.1:4173            opens a table and prints its link
//   node examples/protocol/random-player.mjs http://127.0.0.1:4173/t/ID       joins that table

// Node 22 has WebSockets of its own; before, the package `ws` has the same.
const WebSocket =
  Number(process.versions.node.split('.')[0]) >= 22 ? globalThis.WebSocket : (await import('ws')).default;

const { origin, pathname } = new URL(process.argv[2] ?? 'http://127.0.0.1:4173');
const joined = /^\/t\/([0-9a-z]{10})$/.exec(pathname)?.[1];

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (!response.ok) throw new Error(`POST ${path}: ${answer.error.message}`);
  return answer;
}

const { you, token } = await post('/api/guests', {});
const deck = `generated:cota:${Math.floor(Math.random() * 1_000_000)}`;
const terms = { play: { type: 'duel', decks: 'own' } };
const table = joined ?? (await post('/api/tables', { terms, join: { deck } }, token)).id;
if (joined) await post(`/api/tables/${table}/seats`, { deck }, token);
console.log(`${you.name} sits at ${origin}/t/${table}`);

const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { authorization: `Bearer ${token}` } });
const send = (message) => socket.send(JSON.stringify(message));
socket.onopen = () => send({ type: 'subscribe', table });

let seat = null;
let game = null;
let answered = -1;
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  // Whoever answers faster than twenty times a second has to wait.
  if (message.type === 'rejected' && message.code === 'too-many') return setTimeout(answer, 500);
  if (message.type === 'rejected') throw new Error(message.message);
  if (message.type !== 'table') return;
  seat = message.seat;
  if (message.game !== undefined) game = message.game;
  if (message.summary?.stage === 'over') {
    const { winner, reason } = message.summary.result;
    console.log(`${winner === seat ? 'Won' : 'Lost'} by ${reason}, in turn ${game.view.turn}`);
    socket.close();
    return;
  }
  if (game?.question !== answered) answer();
};

function answer() {
  const ask = game?.view.ask;
  if (!ask || ask.player !== seat) return;
  answered = game.question;
  const option = Math.floor(Math.random() * ask.options.length);
  send({ type: 'command', id: answered, table, command: { type: 'answer', question: answered, option } });
}
