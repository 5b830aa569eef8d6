import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { ClientEvents, ServerEvents } from '../../contract/live-events.ts';
import type { SocketData } from './socket-rooms.ts';

export type LiveServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type ServerSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
