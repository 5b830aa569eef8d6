import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '../../contract/live.ts';
import type { SocketData } from './socket-rooms.ts';

export type Live = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type LiveSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
