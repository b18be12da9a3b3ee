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
const terms = { play: { is: 'duel', decks: 'own' } };
const table = joined ?? (await post('/api/tables', { terms, sit: { deck } }, token)).id;
if (joined) await post(`/api/tables/${table}/seats`, { deck }, token);
console.log(`${you.name} sits at ${origin}/t/${table}`);

const socket = new WebSocket(`${origin.replace('http', 'ws')}/live`, { headers: { authorization: `Bearer ${token}` } });
const send = (message) => socket.send(JSON.stringify(message));
socket.onopen = () => send({ is: 'follow', table });

let seat = null;
let game = null;
let answered = -1;
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  // Whoever answers faster than twenty times a second has to wait.
  if (message.is === 'refused' && message.code === 'too-many') return setTimeout(answer, 500);
  if (message.is === 'refused') throw new Error(message.message);
  if (message.is !== 'table') return;
  seat = message.you;
  if (message.game !== undefined) game = message.game;
  if (message.face?.stage === 'over') {
    const { winner, how } = message.face.result;
    console.log(`${winner === seat ? 'Won' : 'Lost'} by ${how}, in turn ${game.view.turn}`);
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
  send({ is: 'do', id: answered, table, command: { do: 'answer', question: answered, option } });
}
